import PosterEngine

extension PagerInput {
  /// The line, without its end, from which a trace reads this input and its time; nil for what no
  /// trace can tell: numbers that are not finite, and posters replaced by others, which traces know
  /// by their ids.
  func traceLine(at time: Double) -> String? {
    guard time.isFinite, isTraceable else { return nil }
    return JSONText.line(at: time, write)
  }

  private var isTraceable: Bool {
    switch self {
    case .down(let point, _, _), .move(let point, _), .up(let point, _):
      point.x.isFinite && point.y.isFinite
    case .wheel(let notches): notches.isFinite
    case .scroll(.update(let dx, let dy)): dx.isFinite && dy.isFinite
    case .resize(let size): size.width.isFinite && size.height.isFinite
    case .posters: false
    case .cancel, .scroll, .key, .scrollTo, .count, .visible, .reducedMotion: true
    }
  }

  private func write(_ json: inout JSONText) {
    switch self {
    case .down(let point, let id, let device):
      json.pointer("down", at: point, id)
      json.word("device", device.traceName)
    case .move(let point, let id): json.pointer("move", at: point, id)
    case .up(let point, let id): json.pointer("up", at: point, id)
    case .cancel(let id):
      json.word("type", "cancel")
      json.number("id", id)
    case .wheel(let notches):
      json.word("type", "wheel")
      json.number("notches", notches)
    case .scroll(let phase): json.scroll(phase)
    case .key(let key):
      json.word("type", "key")
      json.word("key", key.traceName)
    case .scrollTo(let page, let animated):
      json.word("type", "scrollTo")
      json.number("page", page)
      json.boolean("animated", animated)
    case .resize(let size):
      json.word("type", "resize")
      json.number("width", size.width)
      json.number("height", size.height)
    case .count(let count):
      json.word("type", "count")
      json.number("count", Swift.max(count, 0))
    case .visible(let isVisible):
      json.word("type", "visible")
      json.boolean("value", isVisible)
    case .reducedMotion(let isReduced):
      json.word("type", "reducedMotion")
      json.boolean("value", isReduced)
    case .posters: break
    }
  }
}

extension JSONText {
  /// The line from which a trace reads that the posters are these from now on.
  static func posters(_ ids: [String], at time: Double) -> String {
    line(at: time) { json in
      json.word("type", "posters")
      json.array("ids") { json in
        for id in ids { json.string(nil, id) }
      }
    }
  }

  fileprivate static func line(at time: Double, _ fields: (inout JSONText) -> Void) -> String {
    var json = JSONText()
    json.object { json in
      json.number("t", time)
      fields(&json)
    }
    return json.text
  }

  fileprivate mutating func pointer(_ type: StaticString, at point: Vector, _ id: Int) {
    word("type", type)
    number("x", point.x)
    number("y", point.y)
    number("id", id)
  }

  fileprivate mutating func scroll(_ phase: PagerInput.ScrollPhase) {
    word("type", "scroll")
    word("phase", phase.traceName)
    guard case .update(let dx, let dy) = phase else { return }
    number("dx", dx)
    number("dy", dy)
  }
}
