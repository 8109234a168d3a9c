import PosterEngine

/// What keys, devices and phases are called in traces.
enum TraceNames {
  static let keys: [String: PagerInput.Key] = [
    "next": .next, "previous": .previous, "first": .first, "last": .last, "left": .left,
    "right": .right,
  ]

  static let devices: [String: PointerDevice] = ["touch": .touch, "mouse": .mouse]

  static let phases: [String: PagerInput.ScrollPhase] = ["begin": .begin, "end": .end]

  /// The phase that carries a displacement.
  static let update = "update"
}
