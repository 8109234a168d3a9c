/// The pages that a viewport shows at an offset, as a range of virtual indices.
///
/// Found in constant time, whatever the number of posters. A page counts as visible where its
/// rectangle before any effect shares an area with the viewport, or where its position is within
/// what the effect states.
public struct VisiblePages: Equatable, Sendable {
  /// The virtual indices of the visible pages; empty where nothing is shown.
  public let range: Range<Int>

  /// No page at all: what is visible before the first frame.
  public static let none = VisiblePages(range: 0..<0)

  /// Takes a range of virtual indices as it is.
  public init(range: Range<Int>) {
    self.range = range
  }

  /// Finds the visible pages.
  ///
  /// - Parameters:
  ///   - layout: where pages are; an empty one shows none.
  ///   - offset: how far the pager has scrolled, in points; not finite shows none.
  ///   - shown: the positions at which the effect shows a page.
  public init(in layout: PageLayout, at offset: Double, shown: ShownPositions = .onScreen) {
    guard !layout.isEmpty, offset.isFinite else {
      self = .none
      return
    }
    let distances = shown.distances(in: layout)
    let first = VisiblePages.firstPage(beyond: offset + distances.lower, in: layout)
    let last = VisiblePages.lastPage(before: offset + distances.upper, in: layout)
    let lowest = layout.isLooping ? first : max(first, 0)
    let highest = layout.isLooping ? last : min(last, layout.count - 1)
    self.init(range: lowest..<max(lowest, highest + 1))
  }

  /// The pages that are visible now and were not before.
  public func entering(since previous: VisiblePages) -> RangeDifference {
    RangeDifference(of: range, without: previous.range)
  }

  /// The pages that were visible before and are not now.
  public func leaving(since previous: VisiblePages) -> RangeDifference {
    RangeDifference(of: previous.range, without: range)
  }

  /// The lowest page whose rest is above `offset`. Rounding to device pixels moves a rest by half of
  /// one, and a stride is one at least: it is at most one page from where the exact rest would be.
  private static func firstPage(beyond offset: Double, in layout: PageLayout) -> Int {
    let page = Int(saturating: offset / layout.stride)
    if layout.rest(of: page + 1) <= offset { return page + 2 }
    return layout.rest(of: page) > offset ? page : page + 1
  }

  /// The highest page whose rest is below `offset`.
  private static func lastPage(before offset: Double, in layout: PageLayout) -> Int {
    let page = Int(saturating: offset / layout.stride)
    if layout.rest(of: page) >= offset { return page - 1 }
    return layout.rest(of: page + 1) < offset ? page + 1 : page
  }
}
