/// The pages that a native paging scroll view holds, and how its content offset maps to the pager's
/// offset.
///
/// A native scroll view has a content that begins at 0 and pages by its own length. The strip makes
/// it one stride long, lays a range of virtual pages out in it, and maps: forwards where the
/// following page lies to the right or below, backwards in right-to-left.
package struct PagingStrip: Equatable, Sendable {
  /// The longest content, in points: native paging loses precision far out.
  private static let lengthLimit = 1_000_000.0

  /// The fewest pages of a strip that is a part of a longer pager, however large pages are: an
  /// animated scroll takes up to ``PageLayout/longestRoute``, and fingers need some on both sides.
  private static let fewestPages = 16

  /// The layout whose pages these are.
  private let layout: PageLayout

  /// The virtual indices of the pages in the strip.
  package let pages: Range<Int>

  /// The strip of a layout that shows a page: all pages where they fit, else as many as fit around
  /// that one.
  package init(layout: PageLayout, around page: Int) {
    self.layout = layout
    guard !layout.isEmpty else {
      pages = 0..<0
      return
    }
    let capacity = PagingStrip.capacity(of: layout)
    let isWhole = !layout.isLooping && layout.count <= capacity
    let centered = page - capacity / 2
    let first =
      layout.isLooping ? centered : min(max(centered, 0), max(layout.count - capacity, 0))
    pages = isWhole ? 0..<layout.count : first..<(first + capacity)
  }

  /// The scroll view's rectangle in the viewport, in points: one stride long, so that it pages by
  /// strides.
  package var frame: Rect {
    guard !layout.isEmpty else { return .zero }
    let breadth = layout.axis.breadth(of: layout.viewport)
    return layout.axis.rect(start: layout.peek, length: layout.stride, breadth: breadth)
  }

  /// The size of the scroll view's content, in points.
  package var contentSize: Size {
    guard !layout.isEmpty else { return .zero }
    return layout.axis.size(
      length: Double(pages.count) * layout.stride,
      breadth: layout.axis.breadth(of: layout.viewport))
  }

  /// The content offset at which the pager stands at an offset.
  package func contentOffset(at offset: Double) -> Vector {
    layout.displacement(offset - layout.rest(of: pageAtOrigin))
  }

  /// The pager's offset at a content offset.
  package func offset(at contentOffset: Vector) -> Double {
    layout.rest(of: pageAtOrigin) + layout.length(of: contentOffset)
  }

  /// Whether the strip ends within a number of pages of `page` although the pager goes on.
  private func ends(within margin: Int, of page: Int) -> Bool {
    guard !layout.isEmpty else { return false }
    let goesOnBelow = layout.isLooping || pages.lowerBound > 0
    let goesOnAbove = layout.isLooping || pages.upperBound < layout.count
    return goesOnBelow && page - pages.lowerBound < margin
      || goesOnAbove && pages.upperBound - 1 - page < margin
  }

  /// Whether a page at rest is so far from the strip's middle that the strip should move.
  package func isOffCenter(at page: Int) -> Bool {
    ends(within: pages.count * 3 / 8, of: page)
  }

  /// The page that rests at content offset 0: the first, or the last where pages follow each other
  /// to the left.
  private var pageAtOrigin: Int {
    layout.pagesToTheRight > 0 ? pages.lowerBound : pages.upperBound - 1
  }

  private static func capacity(of layout: PageLayout) -> Int {
    max(fewestPages, Int(saturating: lengthLimit / layout.stride))
  }
}
