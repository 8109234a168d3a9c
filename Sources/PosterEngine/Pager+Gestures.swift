/// Pointers: what they mean, and what the pager does about it.
extension Pager {
  mutating func press(_ id: Int, _ device: PointerDevice, at point: Vector) {
    guard let point = point.boundedPointer,
      pointer.press(id, device: device, at: point, isMoving: state != .idle)
    else { return }
    touchpad.end()
    tracker.restart(at: layout.length(of: point), time: now)
    if state != .idle { motion.beginDrag(finger: layout.length(of: point), isLimited: false) }
  }

  mutating func move(_ id: Int, to point: Vector) {
    guard pointer.follows(id), let point = point.boundedPointer else { return }
    follow(pointer.move(to: point, along: layout.axis), to: point, isLimited: false)
  }

  mutating func lift(_ id: Int, at point: Vector) {
    guard pointer.follows(id) else { return }
    move(id, to: point)
    switch pointer.release() {
    case .none: return
    case .tap: select(at: point)
    case .drag:
      let velocity = tracker.velocity(at: now)
      motion.release(fingerVelocity: velocity, decidingVelocity: velocity, at: now)
    }
  }

  mutating func cancel(_ id: Int) {
    guard pointer.follows(id), pointer.release() == .drag else { return }
    motion.cancelDrag(at: now)
  }

  private mutating func follow(
    _ movement: PointerGesture.Movement, to point: Vector, isLimited: Bool
  ) {
    let finger = layout.length(of: point)
    tracker.add(position: finger, at: now)
    guard movement != .none, !layout.isEmpty else { return }
    if case .began(let reference, let credit) = movement {
      motion.beginDrag(
        finger: layout.length(of: reference), isLimited: isLimited, credit: credit)
    }
    motion.drag(finger: finger, at: now)
  }

  private mutating func select(at point: Vector) {
    guard let page = frame.page(under: point) else { return }
    motion.report(
      .selected(PagerEvent.Page(virtual: page, index: layout.index(of: page))), at: now)
  }
}

extension Pager {
  mutating func swipe(_ phase: PagerInput.ScrollPhase) {
    guard !pointer.isDown else { return }
    switch phase {
    case .begin: beginSwipe()
    case .update(let dx, let dy): push(by: Vector(x: dx, y: dy))
    case .end: endSwipe(at: now)
    }
  }

  private mutating func beginSwipe() {
    endSwipe(at: now)
    touchpad.begin(at: now)
    tracker.restart(at: 0, time: now)
  }

  private mutating func push(by displacement: Vector) {
    guard let displacement = displacement.boundedPointer else { return }
    if !touchpad.isActive { beginSwipe() }
    let takesOver = isMoving && touchpad.canTakeOver(by: displacement, along: layout.axis)
    let movement = touchpad.push(
      by: displacement, along: layout.axis, isMoving: takesOver, at: now)
    if takesOver { motion.beginDrag(finger: 0, isLimited: true) }
    follow(movement, to: touchpad.point, isLimited: true)
    touchpad.note(velocity: tracker.velocity(at: now))
  }

  mutating func endSwipe(at time: Double) {
    guard touchpad.isActive else { return }
    touchpad.end()
    guard state == .dragging else { return }
    motion.release(
      fingerVelocity: tracker.velocity(at: time), decidingVelocity: touchpad.fastestVelocity,
      at: time)
  }
}
