public import PosterEngine
public import UIKit

// What posters look like. A change shows at once.
extension PosterScrollView {
  /// How a picture is fitted into its page: it fills the page, which is the default, or the whole of
  /// it shows before the `backdrop`.
  public var pictureMode: PosterEngine.ContentMode {
    get { look.pictureMode }
    set { look.pictureMode = newValue }
  }

  /// What shows beside a picture that does not fill its page; black by default.
  public var backdrop: PosterBackdrop {
    get { look.backdrop }
    set { look.backdrop = newValue }
  }

  /// The colour of a page without a picture; a dark grey by default.
  public var placeholderColor: UIColor {
    get { look.placeholderColor }
    set { look.placeholderColor = newValue }
  }

  /// Makes a view that fills a page without a picture, in the place of the plain colour, and travels
  /// as the picture would: an activity indicator while the picture is missing, an apology where it
  /// is unavailable. nil for a page leaves the colour.
  public var placeholder: (@MainActor (Poster, PosterPlaceholder) -> UIView?)? {
    get { look.placeholder }
    set { look.placeholder = newValue }
  }

  /// Whether titles and subtitles show at the bottom of their pages; they do by default. An
  /// `overlayView` of the app's takes a caption's place.
  public var showsCaptions: Bool {
    get { look.showsCaptions }
    set { look.showsCaptions = newValue }
  }

  /// Fills the pages on screen again, where they show posters.
  func refill() {
    guard list.source == nil else { return }
    // First, since it knows of which size the pictures are.
    placeAgain()
    for slot in deck.slots { fill(slot.view, slot.index) }
  }

  /// How far captions stay away from the edges of their pages, so that no bar covers them. Pictures
  /// go beneath bars.
  var captionInsets: UIEdgeInsets {
    guard !layout.isEmpty else { return .zero }
    let page = CGRect(layout.frame(of: anchor.page, offset: layout.rest(of: anchor.page)))
    return UIEdgeInsets(of: bounds.inset(by: safeAreaInsets), in: page)
  }

  /// Keeps captions clear of what covers the view's edges now.
  func insetCaptions() {
    let insets = captionInsets
    for slot in deck.slots { slot.view.captionInsets = insets }
  }
}
