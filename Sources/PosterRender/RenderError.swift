import CCairo

/// Why a frame cannot be drawn or turned into a file.
public enum RenderError: Error, Equatable, CustomStringConvertible {
  /// Cairo failed, in its own words: no memory, or a frame larger than 32,767 pixels.
  case cairo(String)

  init(_ status: cairo_status_t) {
    self = .cairo(String(cString: cairo_status_to_string(status)))
  }

  /// The fault and the way out.
  public var description: String {
    switch self {
    case .cairo(let reason): "the frame cannot be drawn (\(reason)); make it smaller"
    }
  }
}
