internal import PosterEngine
internal import UIKit

/// A poster's picture: it fills its page, or the whole of it shows before a backdrop.
final class PictureView: UIImageView {
  /// How long a picture takes to come, in seconds: short, since people wait for it.
  private static let fadeDuration = 0.2

  /// The picture before the backdrop. It stays within the page, while the backdrop overhangs.
  private var front: UIImageView?
  private var blur: UIVisualEffectView?

  /// What showed before, fading away in front of all.
  private var cover: UIView?

  /// The picture that shows, in either mode.
  private(set) var picture: UIImage?

  /// A view without a picture.
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .scaleAspectFill
    accessibilityIgnoresInvertColors = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Shows a picture, or the colour of a page without one.
  func show(_ picture: UIImage?, _ look: PosterLook) {
    uncover()
    self.picture = picture
    let isFitted = picture != nil && look.pictureMode == .fit
    let isBlurred = isFitted && look.backdrop.isBlur
    image = isFitted && !isBlurred ? nil : picture
    backgroundColor = picture == nil ? look.placeholderColor : isFitted ? look.backdrop.color : nil
    blur = part(blur, at: 0, isShown: isBlurred) {
      UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    }
    front = part(front, at: subviews.count, isShown: isFitted, make: makeFront)
    front?.image = picture
  }

  /// Lets go of the picture.
  func clear() {
    uncover()
    picture = nil
    image = nil
    front?.image = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let page = superview?.bounds.size ?? bounds.size
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    // A rotation is an animation, in which pages take their new places at once.
    UIView.performWithoutAnimation {
      blur?.place(center: middle, size: bounds.size, scale: 1, opacity: 1)
      front?.place(center: middle, size: page, scale: 1, opacity: 1)
      if let cover {
        cover.place(center: middle, size: bounds.size, scale: 1, opacity: cover.alpha)
      }
    }
  }

  /// Lets the picture come out from behind an image of what showed before.
  func fade(_ old: UIView) {
    cover = old
    old.isUserInteractionEnabled = false
    UIView.performWithoutAnimation {
      old.frame = bounds
      addSubview(old)
    }
    UIView.animate(
      withDuration: PictureView.fadeDuration, delay: 0, options: .allowUserInteraction
    ) {
      old.alpha = 0
    } completion: { [weak self] _ in
      if let self, self.cover === old { self.uncover() }
    }
  }

  private func uncover() {
    cover?.removeFromSuperview()
    cover = nil
  }

  private func part<Part: UIView>(
    _ old: Part?, at index: Int, isShown: Bool, make: () -> Part
  ) -> Part? {
    guard isShown else {
      old?.removeFromSuperview()
      return nil
    }
    let part = old ?? make()
    if old == nil { insertSubview(part, at: index) }
    return part
  }

  private func makeFront() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    return view
  }
}

extension PosterBackdrop {
  fileprivate var isBlur: Bool {
    if case .blur = self { true } else { false }
  }

  fileprivate var color: UIColor? {
    if case .color(let color) = self { color } else { nil }
  }
}
