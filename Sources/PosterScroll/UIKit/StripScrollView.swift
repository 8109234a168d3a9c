internal import PosterEngine
internal import UIKit

/// The native scroll view inside a poster scroll view: one stride long, so that it pages by
/// strides, and it does not clip, so that the pages beside it show.
final class StripScrollView: UIScrollView {
  /// Called in every layout pass, which UIKit runs in every step of a scroll.
  var onLayout: (() -> Void)?

  /// A scroll view that pages, reads from left to right in every language, and leaves safe areas to
  /// its owner.
  override init(frame: CGRect) {
    super.init(frame: frame)
    #if !os(tvOS)
      isPagingEnabled = true
      scrollsToTop = false
      // Wheels and touchpads scroll; keys turn pages, which native scrolling by keys does not.
      panGestureRecognizer.allowedScrollTypesMask = .all
      if #available(iOS 17, *) { allowsKeyboardScrolling = false }
    #endif
    clipsToBounds = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    semanticContentAttribute = .forceLeftToRight
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  /// The owner's, whose pages have another order and other names than the strip's.
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    superview?.accessibilityScroll(direction) ?? false
  }

  /// The whole of the outer view, so that a finger on a peeking page or in a gap scrolls, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard let superview else { return super.point(inside: point, with: event) }
    return superview.bounds.contains(convert(point, to: superview))
  }

  /// Takes the size of a strip. UIKit may clamp the offset and report a scroll; who calls this sets
  /// the offset next.
  func fit(_ strip: PagingStrip) {
    let (rect, size) = (CGRect(strip.frame), CGSize(strip.contentSize))
    if frame != rect { frame = rect }
    if contentSize != size { contentSize = size }
  }

  /// Stands at an offset to the last fraction of a pixel and says nothing: what `setContentOffset`
  /// would round and report.
  func stand(at offset: CGPoint) {
    if bounds.origin != offset { bounds.origin = offset }
  }

  /// Ends a deceleration or an animation where it is.
  func stop() {
    setContentOffset(contentOffset, animated: false)
  }
}
