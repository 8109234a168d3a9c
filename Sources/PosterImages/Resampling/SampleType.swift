/// How a number of a plane is stored.
enum SampleType: Hashable, Sendable {
  case uint8, uint16, float32

  var byteCount: Int {
    switch self {
    case .uint8: 1
    case .uint16: 2
    case .float32: 4
    }
  }
}
