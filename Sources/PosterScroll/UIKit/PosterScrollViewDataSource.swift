public import UIKit

/// Gives a poster scroll view its pages: any view as a page's content.
///
/// The view asks for the content of a page when it comes on screen, and hands back views that left
/// it to be used again; it never asks for more than visible pages need. A data source must not
/// change the view while it is asked; `reloadData()` is the exception, and waits until it has
/// answered.
@MainActor public protocol PosterScrollViewDataSource: AnyObject {
  /// How many pages there are; below 0 counts as none. Of more than a million the first million show,
  /// and the delegate is told.
  func numberOfPages(in view: PosterScrollView) -> Int

  /// The content of a page, which fills it.
  ///
  /// - Parameters:
  ///   - view: the view that asks.
  ///   - page: the page, 0 ..< the number of pages. A looping view may ask for two contents of one
  ///     page, if both are on screen.
  ///   - content: the view that this page showed before, or one of a page that left the screen; nil
  ///     where there is none to use again.
  /// - Returns: a view that is on no other page: `content`, brought up to date, or a new one.
  func posterScrollView(
    _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
  ) -> UIView

  /// What a page is known by when the data change, so that the current one is kept; asked for every
  /// page in `reloadData()`. nil, the default, keeps the page's number. Of two pages with one id the
  /// first is the one that is kept, and the delegate is told.
  func posterScrollView(_ view: PosterScrollView, idForPage page: Int) -> String?

  /// What VoiceOver calls a page; nil, the default, leaves that to the content.
  func posterScrollView(_ view: PosterScrollView, titleForPage page: Int) -> String?
}

extension PosterScrollViewDataSource {
  /// None.
  public func posterScrollView(_ view: PosterScrollView, idForPage page: Int) -> String? { nil }

  /// None.
  public func posterScrollView(_ view: PosterScrollView, titleForPage page: Int) -> String? { nil }
}
