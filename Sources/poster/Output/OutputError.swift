import PosterImages

/// Why frames cannot be written.
enum OutputError: Error, Equatable, CustomStringConvertible {
  case cannotWrite(FilePath, reason: String)

  var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "\(path): cannot be written: \(reason)"
    }
  }
}
