/// Why an effect cannot be used.
public enum PosterEffectError: Error, Equatable, Sendable {
  /// A parallax depth that is not within 0 ... 1.
  case depthOutOfRange(Double)
}

#if !hasFeature(Embedded)
  extension PosterEffectError: CustomStringConvertible {
    /// The fault and the way out.
    public var description: String {
      switch self {
      case .depthOutOfRange(let depth):
        "a parallax depth of \(depth) is out of range; use one from 0 (the picture travels with"
          + " its page) to 1 (it stands still)"
      }
    }
  }
#endif
