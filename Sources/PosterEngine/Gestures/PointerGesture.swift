/// What one pointer means: a tap, a drag along the axis, or nothing to the pager.
///
/// The first pointer that goes down is followed until it goes up; others are ignored meanwhile.
struct PointerGesture: Equatable, Sendable {
  private enum State: Equatable {
    case none
    case pressed(PointerPress)
    case dragging
    case refused
  }

  /// What a movement means.
  enum Movement: Equatable {
    /// Nothing: the pointer is not followed, or has not moved far enough.
    case none
    /// The content begins to follow, from this point; the credit is how much further the pointer
    /// has gone, as far as that counts for where a slow release leads, in points.
    case began(from: Vector, credit: Double)
    /// The content follows.
    case continued
  }

  /// What a pointer was doing when it went up.
  enum End: Equatable {
    case none
    case tap
    case drag
  }

  private var state = State.none
  private var identifier = 0

  /// Whether a pointer is down.
  var isDown: Bool { state != .none }

  /// Whether the pointer that is down is this one.
  func follows(_ identifier: Int) -> Bool { isDown && identifier == self.identifier }

  /// A pointer goes down; false where another one is already followed.
  ///
  /// - Parameter isMoving: whether the content moves, so that the pointer stops it and drags at
  ///   once.
  mutating func press(
    _ identifier: Int, device: PointerDevice, at point: Vector, isMoving: Bool
  ) -> Bool {
    guard !isDown else { return false }
    self.identifier = identifier
    state = isMoving ? .dragging : .pressed(PointerPress(device: device, at: point))
    return true
  }

  /// The followed pointer moves.
  mutating func move(to point: Vector, along axis: Axis) -> Movement {
    switch state {
    case .none, .refused: return .none
    case .dragging: return .continued
    case .pressed(var press):
      let along = press.crossing(to: point) { axis.along($0) }
      let across = press.crossing(to: point) { axis.across($0) }
      press.last = point
      state = .pressed(press)
      guard min(along, across) <= 1 else { return .none }
      guard along <= across else {
        state = .refused
        return .none
      }
      state = .dragging
      return .began(
        from: press.reference(towards: point, along: axis), credit: press.device.credit)
    }
  }

  /// The followed pointer goes up.
  mutating func release() -> End {
    defer { state = .none }
    switch state {
    case .none, .refused: return .none
    case .pressed: return .tap
    case .dragging: return .drag
    }
  }

  /// What the pointer still does means nothing, until it goes up.
  mutating func refuse() {
    if isDown { state = .refused }
  }
}
