import PosterEngine

/// What keys, devices and phases are called in traces.
enum TraceNames {
  static let keys: [String: PagerInput.Key] = byName(
    [.next, .previous, .first, .last, .left, .right]) { $0.traceName }

  static let devices: [String: PointerDevice] = byName([.touch, .mouse]) { $0.traceName }

  static let phases: [String: PagerInput.ScrollPhase] = byName([.begin, .end]) { $0.traceName }

  /// The phase that carries a displacement.
  static let update = PagerInput.ScrollPhase.update(dx: 0, dy: 0).traceName.description

  private static func byName<Value>(
    _ values: [Value], _ name: (Value) -> StaticString
  ) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: values.map { (name($0).description, $0) })
  }
}

extension PagerInput.Key {
  /// What traces call the key.
  var traceName: StaticString {
    switch self {
    case .next: "next"
    case .previous: "previous"
    case .first: "first"
    case .last: "last"
    case .left: "left"
    case .right: "right"
    }
  }
}

extension PointerDevice {
  /// What traces call the device; a touchpad's pointer is as sensitive as a mouse's.
  var traceName: StaticString {
    switch self {
    case .touch: "touch"
    case .mouse, .touchpad: "mouse"
    }
  }
}

extension PagerInput.ScrollPhase {
  /// What traces call the phase.
  var traceName: StaticString {
    switch self {
    case .begin: "begin"
    case .update: "update"
    case .end: "end"
    }
  }
}
