internal import PosterEngine
public import UIKit

/// A page: a view that clips what it holds, and moves it inside.
///
/// A `PosterScrollView` makes its pages, places them and uses them again for other posters. On its
/// own, a poster view is a clipped frame around one content view.
@MainActor public final class PosterView: UIView {
  /// The view that the page holds, if any.
  public private(set) var contentView: UIView?

  /// A view in front of the content that travels with the page, or lags by
  /// `PosterScrollView.captionDepth`. It fills the page, and takes the place of the caption that is
  /// there by default. The page lets go of it when it leaves the screen.
  public var overlayView: UIView? {
    didSet { replace(oldValue, with: overlayView) }
  }

  /// How far the caption stays away from the edges.
  var captionInsets = UIEdgeInsets.zero {
    didSet { caption?.insets = captionInsets }
  }

  /// A tap that nothing inside the page took.
  var onTap: (() -> Void)?

  /// The content, where it is a data source's.
  var hostedContent: UIView?

  /// The picture of a poster that names a source.
  let picture = PagePicture()

  /// The poster that shows, and what it looks like; nil for a data source's view.
  var shownPoster: (poster: Poster, look: PosterLook)?

  lazy var pictureView = PictureView(frame: .zero)
  var caption: CaptionView?
  private var content = ViewLayer(rest: .zero)
  private var overlay = ViewLayer(rest: .zero)
  /// Whether a scroll view says where the content rests; else it fills the page.
  private var isPlacedByHost = false

  /// An empty page.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// An empty page from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Puts a view into the page, in the place of the one that was there. It takes the position that
  /// the page's content has at this moment, also in the middle of a scroll.
  ///
  /// - Parameter view: the content; nil leaves the page empty.
  public func setContent(_ view: UIView?) {
    let old = contentView
    contentView = view
    if hostedContent !== view { hostedContent = nil }
    replace(old, with: view)
  }

  /// Moves the content inside the page.
  ///
  /// - Parameter offset: the displacement from the rest position, in points; not finite moves
  ///   nothing. A scroll view that owns the page moves the content again with its next scroll step.
  public func move(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    content.translation = offset
    applyLayers()
  }

  /// Puts the content back to where it rests: not displaced, not scaled, opaque.
  public func resetPosition() {
    content = ViewLayer(rest: content.rest)
    applyLayers()
  }

  /// Lets the content fill a page that no scroll view places.
  public override func layoutSubviews() {
    super.layoutSubviews()
    if !isPlacedByHost { content.rest = bounds }
    overlay.rest = bounds
    applyLayers()
    // What is fitted into the page has its size.
    contentView?.setNeedsLayout()
  }

  /// A tap that nothing inside the page took.
  public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard touches.count == 1, let touch = touches.first,
      point(inside: touch.location(in: self), with: event)
    else { return }
    onTap?()
  }

  /// Places the page and what it holds.
  func place(_ placement: PagePlacement, center: CGPoint) {
    isPlacedByHost = true
    let size = CGSize(placement.pageSize)
    place(center: center, size: size, scale: placement.scale, opacity: placement.opacity)
    content = ViewLayer(rest: CGRect(placement.pictureBounds), placement.picture)
    overlay = ViewLayer(rest: CGRect(origin: .zero, size: size), placement.caption)
    applyLayers()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self {
      insertSubview(new, at: new === contentView ? 0 : subviews.count)
    }
    applyLayers()
  }

  private func applyLayers() {
    if let contentView { content.apply(to: contentView) }
    if let overlayView { overlay.apply(to: overlayView) }
  }
}
