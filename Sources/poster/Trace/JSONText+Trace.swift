import PosterEngine

extension JSONText {
  /// A frame of a trace, as one line without its end.
  static func frame(of pager: Pager, at time: Double) -> String {
    let frame = pager.frame
    var json = JSONText()
    json.object { json in
      json.number("t", time)
      json.number("offset", frame.offset)
      json.number("page", frame.layout.index(of: pager.page))
      json.number("progress", frame.progress)
      json.word("state", pager.state.traceName)
      json.array("pages") { json in
        for virtual in frame.pages {
          let page = frame[virtual]
          if page.frame.intersects(Rect(frame.layout.viewport)) { json.page(page) }
        }
      }
    }
    return json.text
  }

  /// What the pager did, as one line without its end; nil for what traces do not tell.
  static func event(_ event: PagerEvent, isLooping: Bool) -> String? {
    var json = JSONText()
    switch event.kind {
    case .selected: return nil
    case .pageChanged(let from, let to):
      json.object { json in
        json.number("t", event.time)
        json.word("event", "pageChanged")
        json.number("from", from.index)
        json.number("page", to.index)
        if isLooping {
          json.number("fromVirtual", from.virtual)
          json.number("virtual", to.virtual)
        }
      }
    case .settled(let page):
      json.object { json in
        json.number("t", event.time)
        json.word("event", "settled")
        json.number("page", page.index)
        if isLooping { json.number("virtual", page.virtual) }
      }
    }
    return json.text
  }

  private mutating func page(_ page: PagePlacement) {
    object { json in
      json.number("index", page.index)
      json.number("virtual", page.virtual)
      json.array("frame") { json in
        for length in [page.frame.x, page.frame.y, page.frame.width, page.frame.height] {
          json.number(nil, length)
        }
      }
      json.number("scale", page.scale)
      json.number("opacity", page.opacity)
      json.number("order", page.order)
      json.object("content") { json in
        json.number("x", page.picture.translation.x)
        json.number("y", page.picture.translation.y)
        json.number("scale", page.picture.scale)
        json.number("opacity", page.picture.opacity)
      }
    }
  }
}

extension PagerState {
  /// What traces call the state.
  fileprivate var traceName: StaticString {
    switch self {
    case .idle: "idle"
    case .dragging: "dragging"
    case .settling: "settling"
    case .animating: "animating"
    }
  }
}
