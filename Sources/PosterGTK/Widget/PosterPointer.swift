internal import GtkInterop
internal import PosterEngine

/// The mouse's pointer over the posters: its shape, and whether it is shown.
@MainActor
final class PosterPointer {
  /// How long a pointer that rests is shown where it is to leave, in seconds.
  static let patience = 3.0

  /// The shape by its CSS name; nil for the usual one.
  var shape: String? {
    didSet { update(at: MonotonicClock.now) }
  }

  /// Whether a pointer that rests is hidden.
  var hidesAtRest = false {
    didSet {
      guard hidesAtRest != oldValue else { return }
      presence.renew(at: MonotonicClock.now)
      update(at: MonotonicClock.now)
    }
  }

  /// Whether it is hidden.
  private(set) var isHidden = false {
    didSet {
      // GTK gives a widget's shape to pointers that have moved, and this one may never have.
      if isHidden != oldValue { canvas.setSurfaceCursor(isHidden ? "none" : nil) }
    }
  }

  private let canvas: Canvas
  private var presence = Presence(hold: patience, from: MonotonicClock.now)
  private var point: Vector?
  private var timeout: Timeout?

  init(over canvas: Canvas) {
    self.canvas = canvas
  }

  /// Takes where the pointer is now, at a time in seconds; false where it was there before.
  func move(to point: Vector, at time: Double) -> Bool {
    guard point != self.point else { return false }
    self.point = point
    presence.renew(at: time)
    update(at: time)
    return true
  }

  /// Shows the pointer as it is to be at a time, and looks again when that changes.
  func update(at time: Double) {
    isHidden = hidesAtRest && presence.opacity(at: time) == 0
    canvas.setCursor(isHidden ? "none" : shape)
    let departure = hidesAtRest ? presence.departure(after: time) : nil
    timeout = departure.map { departure in
      Timeout(after: departure - time) { [weak self] in
        self?.update(at: max(departure, MonotonicClock.now))
      }
    }
  }
}
