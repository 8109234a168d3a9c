public import UIKit

/// What shows beside a picture that is fitted into its page.
public enum PosterBackdrop: Sendable {
  /// A colour.
  case color(UIColor)

  /// The picture itself, filling the page and blurred. The system renders a blur anew in each frame
  /// of a scroll, which a colour does not cost.
  case blur
}
