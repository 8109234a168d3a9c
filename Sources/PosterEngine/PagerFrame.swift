/// What a host draws at one moment: the visible pages, and where each one and its picture is.
///
/// A frame is a value of a few numbers: it costs nothing to make, allocates nothing, and places a
/// page when it is asked for it.
public struct PagerFrame: Sendable {
  /// Where pages rest.
  public let layout: PageLayout
  /// What is done to them on their way.
  public let effect: PosterEffect
  /// How far the pager has scrolled, in points.
  public let offset: Double
  /// How much captions lag behind their pages, from 0 to 1.
  public let captionDepth: Double
  /// The virtual indices of the pages that are visible; empty in an empty layout.
  public let pages: Range<Int>
  /// The rectangle that every picture of this frame covers at rest, in its page's own coordinates.
  public let pictureBounds: Rect

  /// Makes the frame at an offset.
  ///
  /// - Parameters:
  ///   - layout: where pages rest; an empty one gives a frame without pages.
  ///   - effect: what is done to pages and pictures on their way.
  ///   - offset: how far the pager has scrolled, in points; not finite gives a frame without pages.
  ///   - captionDepth: how much captions lag behind their pages, from 0 to 1.
  public init(
    layout: PageLayout, effect: PosterEffect, offset: Double, captionDepth: Double = 0
  ) {
    self.layout = layout
    self.effect = effect
    self.offset = offset
    self.captionDepth = captionDepth
    pages = VisiblePages(in: layout, at: offset, shown: effect.shownPositions).range
    let overscan = layout.isEmpty ? 0 : Depth.overscan(effect.depth, peek: layout.peek)
    pictureBounds = layout.axis.rect(
      start: -overscan, length: layout.pageLength + 2 * overscan,
      breadth: layout.axis.breadth(of: layout.pageSize))
  }

  /// The nearest page to rest, as ``PageLayout/page(at:)`` has it.
  public var page: Int { layout.page(at: offset) }

  /// How far the pager has scrolled, in strides.
  public var progress: Double { layout.progress(at: offset) }

  /// Places a page.
  public subscript(virtual: Int) -> PagePlacement {
    let distance = layout.rest(of: virtual) - offset
    let position = layout.isEmpty ? 0 : distance / layout.stride
    let placement = effect.placement(
      at: position, stride: layout.stride, pageLength: layout.pageLength)
    let captionTranslation = Depth.translation(
      captionDepth, at: position, stride: layout.stride)
    let frame = layout.frame(at: distance + placement.page.translation)
      .scaled(by: placement.page.scale)
    return PagePlacement(
      virtual: virtual, index: layout.index(of: virtual), position: position, frame: frame,
      pageSize: layout.pageSize, scale: placement.page.scale, opacity: placement.page.opacity,
      order: placement.order,
      picture: LayerPlacement(
        translation: layout.displacement(placement.picture.translation),
        scale: placement.picture.scale, opacity: placement.picture.opacity),
      pictureBounds: pictureBounds,
      caption: LayerPlacement(
        translation: layout.displacement(captionTranslation), scale: 1, opacity: 1))
  }
}
