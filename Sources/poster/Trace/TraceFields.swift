import PosterEngine

/// All fields that a line of a trace's input may have, before it is known which ones it must have.
struct TraceFields: Decodable {
  var t: Double?
  var type: String?
  var x: Double?
  var y: Double?
  var id: Int?
  var device: String?
  var notches: Double?
  var phase: String?
  var dx: Double?
  var dy: Double?
  var key: String?
  var page: Int?
  var animated: Bool?
  var width: Double?
  var height: Double?
  var count: Int?
  var ids: [TraceIdentifier]?
  var value: Bool?

  /// A field that this type of event cannot do without.
  func required<Value>(
    _ field: KeyPath<TraceFields, Value?>, _ name: String
  ) throws(TraceError.Reason) -> Value {
    guard let value = self[keyPath: field] else { throw .missing(field: name) }
    return value
  }

  /// What the line says happens.
  func event() throws(TraceError.Reason) -> TraceRecord.Event {
    let type = try required(\.type, "type")
    guard let read = TraceFields.readers[type] else {
      throw .unknown(field: "type", value: type, known: TraceFields.readers.keys.sorted())
    }
    return try read(self)
  }

  private typealias Reader =
    @Sendable (TraceFields) throws(TraceError.Reason) -> TraceRecord.Event

  private static let readers: [String: Reader] = [
    "down": { fields throws(TraceError.Reason) in
      .input(.down(at: try fields.point(), id: fields.id ?? 0, device: try fields.pointer()))
    },
    "move": { fields throws(TraceError.Reason) in
      .input(.move(to: try fields.point(), id: fields.id ?? 0))
    },
    "up": { fields throws(TraceError.Reason) in
      .input(.up(at: try fields.point(), id: fields.id ?? 0))
    },
    "cancel": { fields throws(TraceError.Reason) in .input(.cancel(id: fields.id ?? 0)) },
    "wheel": { fields throws(TraceError.Reason) in
      .input(.wheel(notches: try fields.required(\.notches, "notches")))
    },
    "scroll": { fields throws(TraceError.Reason) in .input(.scroll(try fields.scrollPhase())) },
    "key": { fields throws(TraceError.Reason) in
      .input(.key(try fields.named(\.key, "key", TraceNames.keys)))
    },
    "scrollTo": { fields throws(TraceError.Reason) in
      .input(
        .scrollTo(
          page: try fields.required(\.page, "page"),
          animated: try fields.required(\.animated, "animated")))
    },
    "resize": { fields throws(TraceError.Reason) in
      .input(
        .resize(
          Size(
            width: try fields.required(\.width, "width"),
            height: try fields.required(\.height, "height"))))
    },
    "count": { fields throws(TraceError.Reason) in .input(.count(try fields.posterCount())) },
    "posters": { fields throws(TraceError.Reason) in .posters(try fields.identifiers()) },
    "visible": { fields throws(TraceError.Reason) in
      .input(.visible(try fields.required(\.value, "value")))
    },
    "reducedMotion": { fields throws(TraceError.Reason) in
      .input(.reducedMotion(try fields.required(\.value, "value")))
    },
  ]
}

extension TraceFields {
  private func point() throws(TraceError.Reason) -> Vector {
    Vector(x: try required(\.x, "x"), y: try required(\.y, "y"))
  }

  private func pointer() throws(TraceError.Reason) -> PointerDevice {
    device == nil ? .touch : try named(\.device, "device", TraceNames.devices)
  }

  private func scrollPhase() throws(TraceError.Reason) -> PagerInput.ScrollPhase {
    let phases: [String: PagerInput.ScrollPhase] = [
      "begin": .begin, "update": .update(dx: dx ?? 0, dy: dy ?? 0), "end": .end,
    ]
    return try named(\.phase, "phase", phases)
  }

  private func posterCount() throws(TraceError.Reason) -> Int {
    let count = try required(\.count, "count")
    guard count >= 0 else { throw .negative(field: "count", value: count) }
    return count
  }

  private func identifiers() throws(TraceError.Reason) -> [String] {
    let ids = try required(\.ids, "ids").map(\.text)
    var seen: Set<String> = []
    if let twice = ids.first(where: { !seen.insert($0).inserted }) { throw .duplicate(id: twice) }
    return ids
  }

  private func named<Value>(
    _ field: KeyPath<TraceFields, String?>, _ name: String, _ values: [String: Value]
  ) throws(TraceError.Reason) -> Value {
    let text = try required(field, name)
    guard let value = values[text] else {
      throw .unknown(field: name, value: text, known: values.keys.sorted())
    }
    return value
  }
}
