internal import GtkInterop
internal import PosterEngine

/// Turns what the pointer, the wheel, the touchpad and the keyboard do into the pager's events.
@MainActor
final class PosterInput {
  private let stage: PosterStage
  private let send: (PagerEvent, Double) -> Void
  private let activate: () -> Void
  private var clock = EventClock()
  private var pointer: PointerController?
  private var scroll: ScrollController?
  private var keys: KeyController?

  /// Listens on `canvas`.
  ///
  /// - Parameters:
  ///   - send: given each event and its time, in seconds on the frame clock.
  ///   - activate: called when the current poster is chosen on the keyboard.
  init(
    on canvas: Canvas, stage: PosterStage, send: @escaping (PagerEvent, Double) -> Void,
    activate: @escaping () -> Void
  ) {
    self.stage = stage
    self.send = send
    self.activate = activate
    let pointer = PointerController { [weak self] in self?.point($0) }
    let scroll = ScrollController { [weak self] in self?.scroll($0, at: $1) }
    let keys = KeyController { [weak self] in self?.press($0, at: $1) ?? false }
    canvas.add(pointer.controller)
    canvas.add(scroll.controller)
    canvas.add(keys.controller)
    (self.pointer, self.scroll, self.keys) = (pointer, scroll, keys)
  }

  private func time(_ stamp: UInt32) -> Double {
    clock.seconds(of: stamp, receivedAt: MonotonicClock.now)
  }

  private func point(_ event: PointerController.Event) {
    let (x, y, device) = (event.x, event.y, event.isTouch ? PagerEvent.Device.touch : .mouse)
    let pagerEvent: PagerEvent =
      switch event.phase {
      case .down: .down(x: x, y: y, id: 0, device: device)
      case .move: .move(x: x, y: y, id: 0, device: device)
      case .up: .up(x: x, y: y, id: 0, device: device)
      case .cancel: .cancel(x: x, y: y, id: 0, device: device)
      }
    send(pagerEvent, time(event.time))
  }

  private func scroll(_ event: ScrollController.Event, at stamp: UInt32) {
    let pagerEvent: PagerEvent =
      switch event {
      case .wheel(let dx, let dy): .wheel(notches: notches(dx: dx, dy: dy))
      case .begin: .scroll(phase: .begin, dx: 0, dy: 0)
      case .update(let dx, let dy): .scroll(phase: .update, dx: dx, dy: dy)
      case .end: .scroll(phase: .end, dx: 0, dy: 0)
      }
    send(pagerEvent, time(stamp))
  }

  /// A wheel turned down goes forward whatever the axis; one turned sideways goes that way.
  private func notches(dx: Double, dy: Double) -> Double {
    dy != 0 ? dy : stage.frame.layout.length(of: Vector(x: dx, y: 0))
  }

  private func press(_ key: Key, at stamp: UInt32) -> Bool {
    if key == .enter {
      activate()
      return true
    }
    guard let pagerKey = Self.pagerKey(key) else { return false }
    send(.key(pagerKey), time(stamp))
    return true
  }

  private static func pagerKey(_ key: Key) -> PagerEvent.Key? {
    switch key {
    case .left: .left
    case .right: .right
    case .down, .pageDown, .space: .next
    case .up, .pageUp, .shiftSpace: .previous
    case .home: .first
    case .end: .last
    case .enter, .escape, .q, .f11: nil
    }
  }
}
