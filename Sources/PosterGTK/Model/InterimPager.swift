internal import PosterEngine

/// Stands where the engine's pager will: pages jump, drags follow, nothing moves by itself.
struct Pager {
  var layout: PageLayout
  var effect: PosterEffect
  var offset = 0.0
  var grip: (Vector, Double)?
  var isMoving: Bool { false }
  var nextWakeUp: Double? { nil }
  var frame: PagerFrame { PagerFrame(layout: layout, effect: effect, offset: offset) }

  mutating func handle(_ event: PagerEvent, at time: Double) {
    let page = layout.page(at: offset)
    switch event {
    case .down(let x, let y, _, _): grip = (Vector(x: x, y: y), offset)
    case .move(let x, let y, _, _):
      guard let grip else { return }
      offset = grip.1 - layout.length(of: Vector(x: x - grip.0.x, y: y - grip.0.y))
    case .up, .cancel:
      grip = nil
      offset = layout.rest(of: page)
    case .wheel(let notches): offset = layout.rest(of: layout.clamp(page + (notches > 0 ? 1 : -1)))
    case .key(let key):
      switch key {
      case .next, .right: offset = layout.rest(of: layout.clamp(page + 1))
      case .previous, .left: offset = layout.rest(of: layout.clamp(page - 1))
      case .first: offset = 0
      case .last: offset = layout.rest(of: layout.count - 1)
      }
    case .scrollTo(let page, _): offset = layout.rest(of: layout.clamp(page))
    default: break
    }
  }

  mutating func advance(to time: Double) {}
}

public enum PagerEvent {
  public enum Device { case touch, mouse }
  public enum Phase { case begin, update, end }
  public enum Key { case next, previous, first, last, left, right }
  case down(x: Double, y: Double, id: Int, device: Device)
  case move(x: Double, y: Double, id: Int, device: Device)
  case up(x: Double, y: Double, id: Int, device: Device)
  case cancel(x: Double, y: Double, id: Int, device: Device)
  case wheel(notches: Double)
  case scroll(phase: Phase, dx: Double, dy: Double)
  case key(Key)
  case scrollTo(page: Int, animated: Bool)
  case resize(width: Double, height: Double)
  case visible(Bool)
  case reducedMotion(Bool)
}
