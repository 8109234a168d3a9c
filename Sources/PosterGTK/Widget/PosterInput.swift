internal import GtkInterop
internal import PosterEngine

/// Turns what the pointer, the wheel, the touchpad and the keyboard do into the pager's inputs.
@MainActor
final class PosterInput {
  private let canvas: Canvas
  private let stage: PosterStage
  private let send: (PagerInput, Double) -> Void
  private let activate: () -> Void
  private let hover: (Vector) -> Void
  private var clock = EventClock()
  private var steady = SteadyPointer()
  private var movements: [(point: Vector, time: Double)] = []
  private var pointer: PointerController?
  private var motion: MotionController?
  private var scroll: ScrollController?
  private var keys: KeyController?

  /// Listens on `canvas`.
  ///
  /// - Parameters:
  ///   - send: given each input and its time, in seconds on the frame clock.
  ///   - activate: called when the current poster is chosen on the keyboard.
  ///   - hover: given where the mouse's pointer is.
  init(
    on canvas: Canvas, stage: PosterStage, send: @escaping (PagerInput, Double) -> Void,
    activate: @escaping () -> Void, hover: @escaping (Vector) -> Void
  ) {
    self.canvas = canvas
    self.stage = stage
    self.send = send
    self.activate = activate
    self.hover = hover
    let pointer = PointerController { [weak self] in self?.point($0) }
    let motion = MotionController { [weak self] in self?.hover(Vector(x: $0, y: $1)) }
    let scroll = ScrollController { [weak self] in self?.scroll($0, at: $1) }
    let keys = KeyController { [weak self] in self?.press($0, at: $1) ?? false }
    pointer.attach(to: canvas)
    canvas.add(motion.controller)
    canvas.add(scroll.controller)
    canvas.add(keys.controller)
    (self.pointer, self.motion, self.scroll, self.keys) = (pointer, motion, scroll, keys)
  }

  private func time(_ stamp: UInt32) -> Double {
    clock.seconds(of: stamp, receivedAt: MonotonicClock.now)
  }

  /// The window was asked for another size, and may move under the pointer.
  func expectChange(at time: Double) {
    deliverMovements()
    steady.expectChange(at: time)
  }

  /// The window was given room, perhaps another size.
  func allocated(isResized: Bool, at time: Double) {
    if isResized { steady.noteChange(at: time) }
    deliverMovements()
  }

  private func point(_ event: PointerController.Event) {
    let (point, time) = (Vector(x: event.x, y: event.y), time(event.time))
    guard event.phase != .move else {
      // It may have been measured in a window of the size that this frame is about to learn of.
      movements.append((point, time))
      return canvas.queueAllocation()
    }
    deliverMovements()
    switch event.phase {
    case .down:
      send(.down(at: steady.press(at: point), device: event.isTouch ? .touch : .mouse), time)
    case .up: send(.up(at: steady.release(at: point, at: time)), time)
    case .move, .cancel: send(.cancel(), time)
    }
  }

  private func deliverMovements() {
    let movements = movements
    self.movements = []
    for (point, time) in movements { send(.move(to: steady.move(to: point, at: time)), time) }
  }

  private func scroll(_ event: ScrollController.Event, at stamp: UInt32) {
    let input: PagerInput =
      switch event {
      case .wheel(let dx, let dy): .wheel(notches: notches(dx: dx, dy: dy))
      case .begin: .scroll(.begin)
      case .update(let dx, let dy): .scroll(.update(dx: dx, dy: dy))
      case .end: .scroll(.end)
      }
    deliverMovements()
    send(input, time(stamp))
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
    deliverMovements()
    send(.key(pagerKey), time(stamp))
    return true
  }

  static func pagerKey(_ key: Key) -> PagerInput.Key? {
    switch key {
    case .left: .left
    case .right: .right
    case .down, .pageDown, .space: .next
    case .up, .pageUp, .shiftSpace: .previous
    case .home: .first
    case .end: .last
    case .enter, .escape, .q, .f11, .close: nil
    }
  }
}
