import PosterEngine

/// What keys and devices are called in traces.
enum TraceNames {
  static let keys: [String: PagerInput.Key] = [
    "next": .next, "previous": .previous, "first": .first, "last": .last, "left": .left,
    "right": .right,
  ]

  static let devices: [String: PointerDevice] = ["touch": .touch, "mouse": .mouse]
}
