#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PictureError {
  /// What an `errno` means for somebody whose file cannot be opened, read or written, the same on
  /// every system.
  static func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "there is no such file"
    case ENOTDIR: "a part of its path is not a folder"
    case ELOOP: "its symbolic links go in a circle"
    case ENAMETOOLONG: "its name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk reports an error"
    case ENOSPC: "the disk is full"
    case EDQUOT: "no more may be stored on the disk"
    case EFBIG: "it is larger than a file may be"
    case EROFS: "the disk is read-only"
    case ENXIO, ENODEV: "there is no device behind it"
    default: "system error \(code)"
    }
  }
}
