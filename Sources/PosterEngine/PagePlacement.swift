/// Where one page of a frame is drawn, and how, in the viewport's coordinates.
///
/// A page is drawn by clipping to ``frame``, then drawing its content, ``pageSize`` large, scaled by
/// ``scale``; inside, the picture covers ``pictureBounds`` displaced, scaled and faded as
/// ``picture`` says.
public struct PagePlacement: Equatable, Sendable {
  /// The page's virtual index: its identity while it is on screen.
  public let virtual: Int
  /// The poster that the page shows, in 0 ..< count.
  public let index: Int
  /// The page's signed distance from rest, in strides.
  public let position: Double
  /// The page's rectangle after the effect, in points of the viewport.
  public let frame: Rect
  /// The page's own, unscaled size, in points.
  public let pageSize: Size
  /// The factor by which the page and all that it holds is scaled about its centre.
  public let scale: Double
  /// The page's opacity, from 0 to 1.
  public let opacity: Double
  /// Pages are drawn by ascending order, those of the same order by ascending virtual index.
  public let order: Int
  /// What is done to the picture, within ``pictureBounds``.
  public let picture: LayerPlacement
  /// The picture's rectangle at rest, in the page's own unscaled coordinates; it overhangs the page
  /// along the axis where neighbours peek and pictures lag.
  public let pictureBounds: Rect
  /// What is done to the caption.
  public let caption: LayerPlacement

  /// Whether this page lies beneath another one of its frame.
  public func isDrawn(before other: PagePlacement) -> Bool {
    (order, virtual) < (other.order, other.virtual)
  }
}
