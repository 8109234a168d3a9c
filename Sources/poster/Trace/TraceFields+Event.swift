import PosterEngine

extension TraceFields {
  /// What the line says happens.
  func event() throws(TraceError.Reason) -> TraceRecord.Event {
    let read = try named(.type, TraceFields.readers)
    return try read(self)
  }

  private typealias Reader =
    @Sendable (TraceFields) throws(TraceError.Reason) -> TraceRecord.Event

  private static let readers: [String: Reader] = [
    "down": { fields throws(TraceError.Reason) in
      .input(
        .down(at: try fields.point(), id: try fields.pointer(), device: try fields.device()))
    },
    "move": { fields throws(TraceError.Reason) in
      .input(.move(to: try fields.point(), id: try fields.pointer()))
    },
    "up": { fields throws(TraceError.Reason) in
      .input(.up(at: try fields.point(), id: try fields.pointer()))
    },
    // Where a pointer was when it was taken away does not matter.
    "cancel": { fields throws(TraceError.Reason) in
      .input(.cancel(id: try fields.pointer()))
    },
    "wheel": { fields throws(TraceError.Reason) in
      .input(.wheel(notches: try fields.number(.notches)))
    },
    "scroll": { fields throws(TraceError.Reason) in .input(.scroll(try fields.scrollPhase())) },
    "key": { fields throws(TraceError.Reason) in
      .input(.key(try fields.named(.key, TraceNames.keys)))
    },
    "scrollTo": { fields throws(TraceError.Reason) in
      .input(
        .scrollTo(page: try fields.integer(.page), animated: try fields.flag(.animated)))
    },
    "resize": { fields throws(TraceError.Reason) in
      .input(
        .resize(Size(width: try fields.number(.width), height: try fields.number(.height))))
    },
    "count": { fields throws(TraceError.Reason) in .input(.count(try fields.posterCount())) },
    "posters": { fields throws(TraceError.Reason) in .posters(try fields.posters()) },
    "visible": { fields throws(TraceError.Reason) in .input(.visible(try fields.flag(.value))) },
    "reducedMotion": { fields throws(TraceError.Reason) in
      .input(.reducedMotion(try fields.flag(.value)))
    },
  ]
}

extension TraceFields {
  private func point() throws(TraceError.Reason) -> Vector {
    Vector(x: try number(.x), y: try number(.y))
  }

  private func pointer() throws(TraceError.Reason) -> Int { try optionalInteger(.id) ?? 0 }

  private func device() throws(TraceError.Reason) -> PointerDevice {
    try optionalText(.device) == nil ? .touch : named(.device, TraceNames.devices)
  }

  private func scrollPhase() throws(TraceError.Reason) -> PagerInput.ScrollPhase {
    guard try text(.phase) == TraceNames.update else {
      return try named(.phase, TraceNames.phases, besides: TraceNames.update)
    }
    // One may be left out, since most swipes have one direction; both is a mistake.
    let dx = try optionalNumber(.dx)
    let dy = try optionalNumber(.dy)
    guard dx != nil || dy != nil else { throw .missing(field: Name.dx.rawValue) }
    return .update(dx: dx ?? 0, dy: dy ?? 0)
  }

  private func posterCount() throws(TraceError.Reason) -> Int {
    let count = try integer(.count)
    guard count >= 0 else { throw .negative(field: Name.count.rawValue, value: count) }
    return count
  }

  private func posters() throws(TraceError.Reason) -> [String] {
    let ids = try identifiers(.ids)
    var seen: Set<String> = []
    if let twice = ids.first(where: { !seen.insert($0).inserted }) { throw .duplicate(id: twice) }
    return ids
  }

  private func named<Value>(
    _ name: Name, _ values: [String: Value], besides others: String...
  ) throws(TraceError.Reason) -> Value {
    let text = try text(name)
    guard let value = values[text] else {
      throw .unknown(
        field: name.rawValue, value: text, known: (values.keys + others).sorted())
    }
    return value
  }
}
