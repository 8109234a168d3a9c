internal import PosterEngine

/// A place in a pager that outlives its sizes: a page, and how far beyond its rest the pager has
/// scrolled.
///
/// An offset in points means another page after a rotation; an anchor means the same one.
struct ScrollAnchor: Equatable {
  /// The nearest page, a virtual index.
  var page: Int

  /// The distance from the page's rest towards the following page, in strides; 0 at rest.
  var fraction: Double

  /// The place at which a page rests.
  init(page: Int, fraction: Double = 0) {
    self.page = page
    self.fraction = fraction
  }

  /// The place that an offset, in points, is in a layout.
  init(offset: Double, in layout: PageLayout) {
    page = layout.page(at: offset)
    fraction = -layout.position(of: page, offset: offset)
  }

  /// The offset of this place in a layout, in points.
  func offset(in layout: PageLayout) -> Double {
    layout.rest(of: page) + fraction * layout.stride
  }

  /// How far the pager has scrolled, in strides.
  var progress: Double { Double(page) + fraction }
}
