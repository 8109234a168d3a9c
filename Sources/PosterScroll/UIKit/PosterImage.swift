public import UIKit

/// Where a poster's picture comes from.
public enum PosterImage: Sendable {
  /// A picture in memory.
  case image(UIImage)

  /// A picture that could not be had: its page shows a placeholder, and a second try is a
  /// replacement of the poster.
  case unavailable
}
