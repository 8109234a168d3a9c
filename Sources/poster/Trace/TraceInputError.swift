/// Why a trace's events cannot be had.
enum TraceInputError: Error, Equatable, CustomStringConvertible {
  case cannotRead(String, reason: String)

  var description: String {
    switch self {
    case .cannotRead(let name, let reason): "\(name): cannot be read: \(reason)"
    }
  }
}
