internal import UIKit

// What a poster scroll view does with its pages.
extension PosterView {
  /// What shows: a picture, or a view.
  var shown: AnyObject? {
    contentView === pictureView ? pictureView.picture : contentView
  }

  /// Shows a poster.
  func show(_ poster: Poster, _ look: PosterLook) {
    shownPoster = (poster, look)
    showPicture(isFading: false)
    showCaption(of: look.showsCaptions ? poster : nil)
  }

  /// Shows what there is of the poster's picture, placed as the page's content is at this moment.
  ///
  /// - Parameter isFading: whether what showed before fades away over it.
  func showPicture(isFading: Bool) {
    guard let (poster, look) = shownPoster else { return }
    let old = isFading ? contentView?.snapshotView(afterScreenUpdates: false) : nil
    UIView.performWithoutAnimation { setContent(content(for: poster, look)) }
    if let old, contentView === pictureView { pictureView.fade(old) }
  }

  /// Shows a data source's view.
  func host(_ content: UIView?) {
    shownPoster = nil
    picture.clear()
    hostedContent = content
    setContent(content)
    showCaption(of: nil)
  }

  private func content(for poster: Poster, _ look: PosterLook) -> UIView {
    switch poster.image {
    case .image(let image): return filled(with: image, look)
    case .source:
      if let image = picture.image { return filled(with: image, look) }
      return placeholder(for: poster, picture.error == nil ? .missing : .unavailable, look)
    case .unavailable: return placeholder(for: poster, .unavailable, look)
    case nil: return placeholder(for: poster, .missing, look)
    }
  }

  private func filled(with image: UIImage, _ look: PosterLook) -> UIView {
    pictureView.show(image, look)
    return pictureView
  }

  private func placeholder(
    for poster: Poster, _ reason: PosterPlaceholder, _ look: PosterLook
  ) -> UIView {
    pictureView.show(nil, look)
    return look.placeholder?(poster, reason) ?? pictureView
  }

  /// An overlay of the app's stays.
  private func showCaption(of poster: Poster?) {
    guard overlayView == nil || overlayView === caption else { return }
    guard let poster, poster.title != nil || poster.subtitle != nil else {
      overlayView = nil
      return
    }
    let view = caption ?? CaptionView(frame: .zero)
    caption = view
    view.insets = captionInsets
    view.show(title: poster.title, subtitle: poster.subtitle, style: .current)
    overlayView = view
  }

  /// Lets go of what it shows, so that another poster can use it.
  func prepareForReuse() {
    onTap = nil
    shownPoster = nil
    picture.onChange = nil
    picture.clear()
    pictureView.clear()
    overlayView = nil
  }
}
