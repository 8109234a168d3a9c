public import UIKit

/// Where a poster's picture comes from.
public enum PosterImage: Sendable {
  /// A picture in memory.
  case image(UIImage)
}
