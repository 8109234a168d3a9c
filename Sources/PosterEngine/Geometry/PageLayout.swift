/// Where the pages of a pager are: the viewport cut into pages, and the arithmetic between offsets,
/// rest positions and pages.
///
/// A page is the viewport less the peek at both ends, rounded up to a device pixel; pages rest one
/// ``stride`` apart, each on a device pixel. Rest positions are computed from the page's index each
/// time, never accumulated, so that they do not drift.
///
/// A layout in which nothing can be shown ``isEmpty``: no posters, a viewport, page or stride
/// below one device pixel, a strip too long to place its pages to the pixel, or input that is not
/// finite. Its functions return 0 and empty rectangles; none of them traps on any input.
public struct PageLayout: Equatable, Sendable {
  /// The visible rectangle's size, in points.
  public let viewport: Size
  /// The axis along which pages follow each other.
  public let axis: Axis
  /// The direction in which horizontal pages follow each other.
  public let direction: LayoutDirection
  /// How many posters there are, from 0 to a quarter of the highest number, so that pages can be
  /// counted on from any of them.
  public let count: Int
  /// How much of the neighbours shows at each end of the viewport, in points.
  public let peek: Double
  /// The gap between two pages, in points; a negative gap lets pages overlap.
  public let spacing: Double
  /// Whether pages go round: true only where it was asked for and there are two posters or more.
  public let isLooping: Bool
  /// Whether looping was asked for, and comes back when there are posters enough.
  let wantsLoop: Bool
  /// The device pixels that rests and page lengths are aligned to.
  public let grid: PixelGrid
  /// Whether there is nothing to show.
  public let isEmpty: Bool
  /// The extent of a page along the axis, in points, a whole number of device pixels.
  public let pageLength: Double
  /// The distance between two resting pages before rounding, in points.
  public let stride: Double

  /// The longest strip, in device pixels or points, whichever is smaller, in which each one is a
  /// number of its own.
  private static let longestStrip = 0x1p52

  /// Makes a layout; see ``PageLayout`` for what input gives an empty one.
  ///
  /// - Parameters:
  ///   - viewport: the visible rectangle's size, in points.
  ///   - axis: the axis along which pages follow each other.
  ///   - direction: where the following page lies on a horizontal axis.
  ///   - count: how many posters there are; a negative number is taken as 0.
  ///   - peek: how much of the neighbours shows at each end, in points, below half the viewport.
  ///   - spacing: the gap between two pages, in points.
  ///   - isLooping: whether the last page is followed by the first; needs two posters.
  ///   - displayScale: device pixels for each point; not finite or not above 0 is taken as 1.
  public init(
    viewport: Size, axis: Axis = .horizontal, direction: LayoutDirection = .leftToRight,
    count: Int, peek: Double = 0, spacing: Double = 0, isLooping: Bool = false,
    displayScale: Double = 1
  ) {
    self.viewport = viewport
    self.axis = axis
    self.direction = direction
    self.count = max(0, min(count, .furthestPage))
    self.peek = peek
    self.spacing = spacing
    self.isLooping = isLooping && count >= 2
    wantsLoop = isLooping
    grid = PixelGrid(scale: displayScale)
    let exactLength = axis.length(of: viewport) - 2 * peek
    let pixel = grid.pixel
    let isShown =
      count > 0 && viewport.isDrawable && peek >= 0 && spacing.isFinite
      && exactLength >= pixel && exactLength + spacing >= pixel
      && (exactLength + abs(spacing)) * max(grid.scale, 1) * Double(count)
        <= PageLayout.longestStrip
    isEmpty = !isShown
    pageLength = isShown ? grid.roundUp(exactLength) : 0
    stride = isShown ? exactLength + spacing : 0
  }

  /// The extent of the viewport along the axis, in points.
  public var viewportLength: Double { axis.length(of: viewport) }

  /// The size of every page, in points.
  public var pageSize: Size {
    isEmpty ? .zero : axis.size(length: pageLength, breadth: axis.breadth(of: viewport))
  }

  /// The length of the strip of all pages, each with its gap, in points.
  public var contentLength: Double { Double(count) * stride }

  /// The offsets at which a finite pager shows a page at rest or travels between two: from the
  /// first rest to the last. Unbounded in a looping pager; 0 alone in an empty one.
  public var offsetLimit: Limit {
    guard !isEmpty else { return Limit(lower: 0, upper: 0) }
    guard !isLooping else { return .unbounded }
    return Limit(lower: 0, upper: rest(of: count - 1))
  }

  /// The offset at which a page rests, on a device pixel.
  public func rest(of virtual: Int) -> Double {
    isEmpty ? 0 : grid.round(Double(virtual) * stride)
  }

  /// A page's signed distance from rest, in strides: 0 centred, +1 the following page.
  public func position(of virtual: Int, offset: Double) -> Double {
    isEmpty ? 0 : (rest(of: virtual) - offset) / stride
  }

  /// A page's rectangle in the viewport, in points, before any effect; empty in an empty layout.
  public func frame(of virtual: Int, offset: Double) -> Rect {
    frame(at: rest(of: virtual) - offset)
  }

  /// The rectangle of a page that is a distance, in points, from the middle of the viewport.
  func frame(at distance: Double) -> Rect {
    guard !isEmpty else { return .zero }
    return axis.rect(
      start: peek + direction.sign(along: axis) * distance, length: pageLength,
      breadth: axis.breadth(of: viewport))
  }

  /// The page whose rest is nearest; of two equally near, the lower. Clamped to the posters in a
  /// finite pager, a virtual index in a looping one. 0 where the offset is not finite.
  public func page(at offset: Double) -> Int {
    guard !isEmpty, offset.isFinite else { return 0 }
    let below = Int(saturating: offset / stride)
    var nearest = below - 1
    for candidate in below...(below + 1)
    where abs(rest(of: candidate) - offset) < abs(rest(of: nearest) - offset) {
      nearest = candidate
    }
    return clamp(nearest)
  }

  /// The page that a virtual index names: within the posters in a finite pager; itself in a looping
  /// one, but for numbers so large that their neighbours could not be counted.
  public func clamp(_ virtual: Int) -> Int {
    isLooping
      ? max(-.furthestPage, min(virtual, .furthestPage)) : max(0, min(virtual, count - 1))
  }

  /// The poster that a page shows, in 0 ..< count; 0 where there are none.
  public func index(of virtual: Int) -> Int {
    guard isLooping else { return max(0, clamp(virtual)) }
    let remainder = virtual % count
    return remainder < 0 ? remainder + count : remainder
  }

  /// How far the pager has scrolled, in strides; unbounded. 0 where the offset is not finite.
  public func progress(at offset: Double) -> Double {
    isEmpty || !offset.isFinite ? 0 : offset / stride
  }
}
