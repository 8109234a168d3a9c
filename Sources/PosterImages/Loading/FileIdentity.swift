#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What tells one content of a file from the next, without reading it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let inode: UInt64
  let byteCount: Int64
  let modifiedSeconds: Int64
  let modifiedNanoseconds: Int64

  /// What the path leads to now; nil when there is nothing, or nothing that may be looked at.
  init?(of path: FilePath) {
    guard path.isValid else { return nil }
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    #if canImport(Darwin)
      let modified = status.st_mtimespec
    #else
      let modified = status.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    byteCount = Int64(status.st_size)
    modifiedSeconds = Int64(modified.tv_sec)
    modifiedNanoseconds = Int64(modified.tv_nsec)
  }
}

extension PictureSource {
  /// The identity of a file; nil for sources that cannot change, and for files that are not there.
  func identity() -> FileIdentity? {
    switch self {
    case .file(let path): FileIdentity(of: path)
    case .data, .remote, .provided: nil
    }
  }
}
