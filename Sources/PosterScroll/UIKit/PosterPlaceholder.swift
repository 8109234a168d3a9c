/// Why a page shows a placeholder in the place of a picture.
public enum PosterPlaceholder: Equatable, Sendable {
  /// There is no picture yet.
  case missing

  /// The picture could not be had.
  case unavailable
}
