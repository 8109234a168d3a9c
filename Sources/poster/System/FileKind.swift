import Glibc
import PosterImages

/// What a path leads to, symbolic links followed.
enum FileKind: Equatable {
  case missing
  case folder
  case other

  init(_ path: FilePath) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else {
      self = .missing
      return
    }
    self = status.st_mode & S_IFMT == S_IFDIR ? .folder : .other
  }
}
