/// How far a finger moves before it drags; exactly that much is taken off its way.
private let dragThreshold: CGFloat = 10

// A finger on the scroll view; points of its superview. Each call ends with a frame.
extension UIScrollView {
  /// A finger comes down. It reaches the scroll view only where hit testing from the root leads to
  /// it or into it. On content that moves it drags at once.
  public func beginDrag(at point: CGPoint) {
    guard !isTracking, let superview else { return }
    let rootPoint = superview.convert(point, to: nil)
    guard let hit = root.hitTest(rootPoint, with: nil), hit.isDescendant(of: self) else { return }
    let wasDecelerating = isDecelerating
    if motion.isRunning, isScrollEnabled {
      motion = .dragging(last: point, start: bounds.origin)
      if wasDecelerating, reportsInterruptedDeceleration {
        delegate?.scrollViewDidEndDecelerating(self)
      }
      delegate?.scrollViewWillBeginDragging(self)
    } else {
      motion = .touching(from: point)
      let touch = UITouch()
      touch.view = hit
      touch.rootLocation = rootPoint
      self.touch = touch
      hit.touchesBegan([touch], with: nil)
    }
    commitFrame()
  }

  /// The finger moves.
  public func drag(to point: CGPoint) {
    touch?.rootLocation = superview?.convert(point, to: nil) ?? point
    if case .touching(let start) = motion { beginDraggingIfFarEnough(from: start, to: point) }
    if case .dragging(let last, let start) = motion {
      motion = .dragging(last: point, start: start)
      scroll(
        to: CGPoint(
          x: dragged(
            bounds.minX, by: last.x - point.x, in: horizontalRange, scrolls: scrollsHorizontally),
          y: dragged(
            bounds.minY, by: last.y - point.y, in: verticalRange, scrolls: scrollsVertically)
        ))
    }
    commitFrame()
  }

  /// The finger goes up, moving at a velocity in points per second (its own: content that it pushes
  /// to the left has a negative x).
  public func endDrag(velocity: CGPoint = .zero) {
    switch motion {
    case .touching:
      motion = .idle
      endTouch { $0.touchesEnded($1, with: nil) }
    case .dragging(_, let start):
      release(from: start, velocity: CGPoint(x: -velocity.x, y: -velocity.y))
    case .idle, .decelerating, .animating:
      break
    }
    commitFrame()
  }

  /// The system takes the finger away: a call, a system gesture.
  public func cancelDrag() {
    switch motion {
    case .touching:
      motion = .idle
      endTouch { $0.touchesCancelled($1, with: nil) }
    case .dragging(_, let start):
      release(from: start, velocity: .zero)
    case .idle, .decelerating, .animating:
      break
    }
    commitFrame()
  }

  private var scrollsHorizontally: Bool { contentSize.width > bounds.width }

  private var scrollsVertically: Bool { contentSize.height > bounds.height }

  /// The axis along which the finger first moves the threshold's length decides whether this is a
  /// scroll at all.
  private func beginDraggingIfFarEnough(from start: CGPoint, to point: CGPoint) {
    let (dx, dy) = (point.x - start.x, point.y - start.y)
    let isHorizontal = abs(dx) >= abs(dy)
    guard isScrollEnabled, max(abs(dx), abs(dy)) >= dragThreshold,
      isHorizontal ? scrollsHorizontally : scrollsVertically
    else { return }
    var last = start
    if isHorizontal {
      last.x += dx < 0 ? -dragThreshold : dragThreshold
    } else {
      last.y += dy < 0 ? -dragThreshold : dragThreshold
    }
    motion = .dragging(last: last, start: bounds.origin)
    endTouch { $0.touchesCancelled($1, with: nil) }
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func endTouch(_ deliver: (UIView, Set<UITouch>) -> Void) {
    guard let touch else { return }
    self.touch = nil
    if let view = touch.view { deliver(view, [touch]) }
  }

  /// Starts from where the content is, not from where the finger began: a write of the app's in
  /// mid-drag persists.
  private func dragged(
    _ offset: CGFloat, by distance: CGFloat, in range: RubberBand, scrolls: Bool
  ) -> CGFloat {
    guard scrolls else { return offset }
    guard bounces else { return range.clamp(offset + distance) }
    return range.offset(forRaw: range.raw(forOffset: offset) + distance)
  }
}
