import CCairo
public import PosterImages

/// Why a frame cannot be drawn or turned into a file.
public enum RenderError: Error, Equatable, CustomStringConvertible {
  /// A side is longer than can be drawn, in pixels.
  case tooLarge(PixelSize, longestSide: Int)
  /// The frame has more pixels, in all, than are drawn.
  case tooManyPixels(PixelSize, limit: Int)
  /// Cairo failed, in its own words: mostly for want of memory.
  case cairo(String)

  /// The longest side of a frame that cairo draws, in pixels.
  static let longestSide = 32_767

  init(_ status: cairo_status_t) {
    self = .cairo(String(cString: cairo_status_to_string(status)))
  }

  /// The fault and the way out.
  public var description: String {
    switch self {
    case .tooLarge(let size, let longestSide):
      "a frame of \(size) pixels is too large; each side holds up to \(longestSide)"
    case .tooManyPixels(let size, let limit):
      "a frame of \(size) pixels is too large; it holds up to \(limit / 1_000_000) million in all"
    case .cairo(let reason): "the frame cannot be drawn (\(reason)); make it smaller"
    }
  }
}
