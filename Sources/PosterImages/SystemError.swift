#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system's error codes mean for the people whose files they are about.
package enum SystemError {
  /// What an `errno` means for somebody whose file cannot be opened, read or written: the same words
  /// on every system where it is a common one, else the system's own.
  package static func reason(_ code: Int32) -> String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case ENOENT: "there is no such file"
    case ENOTDIR: "a part of its path is not a folder"
    case EISDIR: "it is a folder"
    case ELOOP: "its symbolic links go in a circle"
    case ENAMETOOLONG: "its name is too long"
    case EMFILE, ENFILE: "too many files are open"
    case EIO: "the disk reports an error"
    case ENOSPC: "the disk is full"
    case EDQUOT: "no more may be stored on the disk"
    case EFBIG: "it is larger than a file may be"
    case EROFS: "the disk is read-only"
    case ENXIO, ENODEV: "there is no device behind it"
    case EBADF: "it is not open"
    case EPIPE: "nobody reads it any more"
    default: strerror(code).map { String(cString: $0) } ?? "system error \(code)"
    }
  }
}
