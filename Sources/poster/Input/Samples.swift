import Glibc
import PosterImages

/// The posters that ship with the command.
enum Samples {
  /// Where the list of samples may be, as seen from the folder of the executable: in the resource
  /// bundle that a build leaves beside it, or in the share folder of an installation.
  static let candidates: [FilePath] = [
    "PosterScroll_poster.resources/Samples/posters.json",
    "../share/posterscroll/Samples/posters.json",
  ]

  /// The samples' manifest; nil when it is in none of its places.
  static func manifest(executable: FilePath? = currentExecutable) -> FilePath? {
    guard let executable else { return nil }
    return candidates.lazy
      .map { executable.parent.appending($0) }
      .first { path in path.withCString { access($0, R_OK) } == 0 }
  }

  /// The running executable, with its own symbolic links followed.
  static var currentExecutable: FilePath? {
    var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = buffer.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { readlink("/proc/self/exe", $0, characters.count) } ?? 0
      }
    }
    return count > 0 ? FilePath(bytes: Array(buffer[..<count])) : nil
  }
}
