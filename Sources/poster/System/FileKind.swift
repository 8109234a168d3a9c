import Glibc
import PosterImages

/// What a path leads to, symbolic links followed.
enum FileKind: Equatable {
  case missing
  case folder
  case file
  /// A pipe, a socket or a device.
  case special

  init(_ path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file
    default: self = .special
    }
  }
}
