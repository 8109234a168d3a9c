/// The pages beside the visible ones in the order in which their pictures are wanted: nearest
/// first, and of two equally near the one in the direction of travel.
///
/// A looping pager names virtual indices; a finite one stops at its ends.
public struct PrefetchOrder: IteratorProtocol, Sendable {
  private let visible: Range<Int>
  private let pages: Range<Int>
  private let isForward: Bool
  private var step = 0

  /// Lists the pages within `distance` pages of the visible ones.
  ///
  /// - Parameters:
  ///   - visible: the visible pages; none gives none.
  ///   - layout: where pages are; tells the ends.
  ///   - isForward: whether the pager travels, or last travelled, towards higher pages.
  ///   - distance: how many pages to name on each side, at least 0.
  public init(
    around visible: VisiblePages, in layout: PageLayout, isForward: Bool, distance: Int
  ) {
    let furthest = -Int.furthestPage..<Int.furthestPage
    let visible = visible.range.clamped(to: furthest)
    self.visible = visible
    self.isForward = isForward
    guard !visible.isEmpty, distance > 0 else {
      pages = visible
      return
    }
    let reach = min(distance, .furthestPage)
    let lower = layout.clamp(visible.lowerBound - reach)
    let upper = layout.clamp(visible.upperBound - 1 + reach)
    pages = lower..<max(lower, upper + 1)
  }

  /// The next page, or nil after the last.
  public mutating func next() -> Int? {
    let furthest = max(
      visible.lowerBound - pages.lowerBound, pages.upperBound - visible.upperBound)
    while step < 2 * furthest {
      let distance = step / 2
      let isAhead = step % 2 == 0
      step += 1
      let page =
        isAhead == isForward
        ? visible.upperBound + distance : visible.lowerBound - 1 - distance
      if pages.contains(page) { return page }
    }
    return nil
  }
}
