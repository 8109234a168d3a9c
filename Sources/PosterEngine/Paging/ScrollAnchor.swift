/// A place in a pager that outlives its sizes: a page, and how far beyond its rest the pager has
/// scrolled.
///
/// An offset in points means another page after a rotation; an anchor means the same one.
package struct ScrollAnchor: Equatable, Sendable {
  /// The nearest page, a virtual index.
  package var page: Int

  /// The distance from the page's rest towards the following page, in strides; 0 at rest.
  package var fraction: Double

  /// The place at which a page rests.
  package init(page: Int, fraction: Double = 0) {
    self.page = page
    self.fraction = fraction
  }

  /// The place that an offset, in points, is in a layout.
  package init(offset: Double, in layout: PageLayout) {
    page = layout.page(at: offset)
    fraction = -layout.position(of: page, offset: offset)
  }

  /// The offset of this place in a layout, in points.
  package func offset(in layout: PageLayout) -> Double {
    layout.rest(of: page) + fraction * layout.stride
  }

  /// How far the pager has scrolled, in strides.
  package var progress: Double { Double(page) + fraction }
}
