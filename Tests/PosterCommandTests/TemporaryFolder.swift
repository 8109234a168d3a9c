import Glibc
import PosterImages

@testable import poster

/// A folder that is gone, with all it holds, when the last reference is.
final class TemporaryFolder {
  let path: FilePath

  struct CannotBeMade: Error {}

  init() throws {
    let parent = getenv("TMPDIR").map { FilePath(cString: $0) } ?? "/tmp"
    var template = parent.appending("poster-tests-XXXXXX").bytes.map { CChar(bitPattern: $0) } + [0]
    guard mkdtemp(&template) != nil else { throw CannotBeMade() }
    path = FilePath(bytes: template.dropLast().map { UInt8(bitPattern: $0) })
  }

  deinit { Self.remove(path) }

  /// An entry of this folder.
  func callAsFunction(_ name: FilePath) -> FilePath { path.appending(name) }

  /// Writes a file and returns its path.
  @discardableResult
  func file(_ name: FilePath, _ content: String = "") throws -> FilePath {
    let file = self(name)
    let stream = file.withCString { fopen($0, "w") }
    guard let stream else { throw CannotBeMade() }
    defer { fclose(stream) }
    fwrite(content, 1, content.utf8.count, stream)
    return file
  }

  /// Makes a folder and returns its path.
  @discardableResult
  func folder(_ name: FilePath) throws -> FilePath {
    guard self(name).withCString({ mkdir($0, 0o777) }) == 0 else { throw CannotBeMade() }
    return self(name)
  }

  /// Makes a symbolic link and returns its path.
  @discardableResult
  func link(_ name: FilePath, to target: FilePath) throws -> FilePath {
    let made = target.withCString { target in self(name).withCString { symlink(target, $0) } }
    guard made == 0 else { throw CannotBeMade() }
    return self(name)
  }

  /// What a file holds.
  func content(_ name: FilePath) -> String? {
    guard let stream = self(name).withCString({ fopen($0, "r") }) else { return nil }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, stream)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The names of all entries, as a person is shown them, in order.
  var names: [String] {
    let names = (try? Folder.names(in: path)) ?? []
    return names.map { FilePath(bytes: $0).description }.filter { $0 != "." && $0 != ".." }.sorted()
  }

  private static func remove(_ path: FilePath) {
    if path.withCString({ unlink($0) }) == 0 { return }
    for name in (try? Folder.names(in: path)) ?? [] {
      let entry = FilePath(bytes: name)
      if entry != "." && entry != ".." { remove(path.appending(entry)) }
    }
    _ = path.withCString { rmdir($0) }
  }
}
