public import PosterImages

/// Hears what a poster scroll view does. Every member has an empty default.
@MainActor public protocol PosterScrollViewDelegate: AnyObject {
  /// Another page is nearest to the middle: under a finger, after one, by code, or because the
  /// posters changed.
  func posterScrollView(_ view: PosterScrollView, didChangePage page: Int)

  /// The view came to rest on a page.
  func posterScrollView(_ view: PosterScrollView, didSettleOn page: Int)

  /// The view scrolled; `pageProgress` says how far.
  func posterScrollViewDidScroll(_ view: PosterScrollView)

  /// A page at rest was tapped, and its content did not take the touch for itself.
  func posterScrollView(_ view: PosterScrollView, didSelectPage page: Int)

  /// A page comes on screen: the moment to give it an overlay.
  func posterScrollView(
    _ view: PosterScrollView, willDisplay posterView: PosterView, forPage page: Int)

  /// A page left the screen.
  func posterScrollView(_ view: PosterScrollView, didEndDisplayingPage page: Int)

  /// A page on screen has no picture, for a reason; it shows the placeholder of one that is
  /// unavailable. `PosterScrollView.reloadPicture(ofPosterWithID:)` tries again.
  func posterScrollView(
    _ view: PosterScrollView, didFailToLoadPictureOf page: Int, with error: PictureError)

  /// A poster is not shown, for a reason.
  func posterScrollView(_ view: PosterScrollView, didRefuse error: PosterError)
}

extension PosterScrollViewDelegate {
  /// Does nothing.
  public func posterScrollView(_ view: PosterScrollView, didChangePage page: Int) {}

  /// Does nothing.
  public func posterScrollView(_ view: PosterScrollView, didSettleOn page: Int) {}

  /// Does nothing.
  public func posterScrollViewDidScroll(_ view: PosterScrollView) {}

  /// Does nothing.
  public func posterScrollView(_ view: PosterScrollView, didSelectPage page: Int) {}

  /// Does nothing.
  public func posterScrollView(
    _ view: PosterScrollView, willDisplay posterView: PosterView, forPage page: Int
  ) {}

  /// Does nothing.
  public func posterScrollView(_ view: PosterScrollView, didEndDisplayingPage page: Int) {}

  /// Does nothing.
  public func posterScrollView(
    _ view: PosterScrollView, didFailToLoadPictureOf page: Int, with error: PictureError
  ) {}

  /// Does nothing.
  public func posterScrollView(_ view: PosterScrollView, didRefuse error: PosterError) {}
}
