/// The speed of the content, in points per second, above which a finger that lets go turns the
/// page.
private let flickSpeed: CGFloat = 300

/// The frames that a deceleration or an animation takes in the double.
private let frameCount = 8

// What moves after the finger, or for the app. Each frame ends with a layout pass.
extension UIScrollView {
  /// Runs the deceleration to its end: a number of frames, then rest.
  public func finishDeceleration() {
    runFrames { if case .decelerating = $0 { true } else { false } }
  }

  /// Runs an animated `setContentOffset(_:animated:)` to its end.
  public func finishScrollingAnimation() {
    runFrames { if case .animating = $0 { true } else { false } }
  }

  /// One frame of whatever moves: half of the way that is left.
  public func advanceFrame() {
    guard let target = motion.runningTarget else { return }
    scroll(
      to: CGPoint(x: (bounds.minX + target.x) / 2, y: (bounds.minY + target.y) / 2))
    commitFrame()
  }

  private func runFrames(while isRunning: (ScrollMotion) -> Bool) {
    guard isRunning(motion) else { return }
    for _ in 0..<frameCount where isRunning(motion) { advanceFrame() }
    guard isRunning(motion), let target = motion.runningTarget else { return }
    scroll(to: target)
    let wasDecelerating = isDecelerating
    motion = .idle
    if wasDecelerating {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
    commitFrame()
  }

  /// A finger lets go of content that moves at a velocity in points per second.
  func release(from start: CGPoint, velocity: CGPoint) {
    var target = rounded(
      CGPoint(
        x: restingOffset(bounds.minX, start.x, velocity.x, in: horizontalRange),
        y: restingOffset(bounds.minY, start.y, velocity.y, in: verticalRange)))
    let proposed = target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    target = pages ? proposed : target
    let decelerates = target != bounds.origin
    motion = decelerates ? .decelerating(to: target) : .idle
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    if decelerates { delegate?.scrollViewWillBeginDecelerating(self) }
  }

  private var pages: Bool { isPagingEnabled }

  /// Paging stops at multiples of the bounds' length: at the next one for a flick, at the nearest
  /// otherwise, and never more than one away from where the drag began.
  private func restingOffset(
    _ offset: CGFloat, _ start: CGFloat, _ velocity: CGFloat, in range: RubberBand
  ) -> CGFloat {
    guard pages, range.viewport > 0, range.maximum > 0 else { return range.clamp(offset) }
    let (page, startPage) = (offset / range.viewport, (start / range.viewport).rounded())
    let target =
      if velocity >= flickSpeed { page.rounded(.down) + 1 } else if velocity <= -flickSpeed {
        page.rounded(.up) - 1
      } else { page.rounded() }
    return range.clamp(min(max(target, startPage - 1), startPage + 1) * range.viewport)
  }
}
