import PosterImages

/// Why frames cannot be written.
enum OutputError: Error, Equatable, CustomStringConvertible {
  case cannotWrite(FilePath, reason: String)
  case unreadableFolder(FilePath, InputError)
  case animation(FilePath, AnimationError)

  var description: String {
    switch self {
    case .unreadableFolder(let path, let error): "\(path): \(error)"
    case .animation(let path, let error): "\(path): \(error)"
    case .cannotWrite(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
