/// Why no window can be shown.
public enum PosterDisplayError: Error, Equatable, Sendable {
  /// Neither X11 nor Wayland answers.
  case noDisplay
}

extension PosterDisplayError: CustomStringConvertible {
  /// The reason and the way out.
  public var description: String {
    switch self {
    case .noDisplay:
      "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY lead to none);"
        + " `poster render` draws the same frames into files"
    }
  }
}
