import Glibc
import PosterImages

/// A manifest on disk, and the posters that it lists.
enum ManifestFile {
  /// Room for a million posters with long descriptions; a larger file is no list of posters.
  static let mostBytes = 256 << 20

  /// The posters that a manifest lists, their files as seen from its folder.
  static func posters(in path: FilePath) throws(InputError) -> [PosterEntry] {
    let bytes = try bytes(of: path)
    let manifest: Manifest
    do throws(ManifestError) {
      manifest = try Manifest(bytes)
    } catch {
      throw .manifest(error)
    }
    guard !manifest.entries.isEmpty else { throw .noEntries }
    return manifest.entries.map { entry in
      PosterEntry(
        file: path.parent.resolving(FilePath(entry.file)), title: entry.title,
        subtitle: entry.subtitle, link: entry.link, description: entry.description)
    }
  }

  private static func bytes(of path: FilePath) throws(InputError) -> [UInt8] {
    // Not blocking, so that a pipe of that name is refused instead of waited for.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else {
      throw .unreadableManifest(reason: SystemError.reason(errno))
    }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadableManifest(reason: SystemError.reason(errno)) }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
      guard bytes.count <= mostBytes else { throw .manifestTooLarge(mostBytes: mostBytes) }
    }
  }
}
