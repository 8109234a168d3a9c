#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PictureError {
  /// What an `errno` means for somebody whose file did not open, the same on every system.
  static func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "there is no such file"
    case ENOTDIR: "a part of its path is not a folder"
    case ELOOP: "its symbolic links go in a circle"
    case ENAMETOOLONG: "its name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk reports an error"
    case ENXIO, ENODEV: "there is no device behind it"
    default: "system error \(code)"
    }
  }
}
