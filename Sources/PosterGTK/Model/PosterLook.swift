public import PosterEngine

/// How posters are laid out and what happens to them as they travel.
public struct PosterLook: Sendable {
  /// What is done to pages and pictures on their way.
  public var effect: PosterEffect
  /// How much of the neighbours shows at each end, in points.
  public var peek: Double
  /// The gap between two pages, in points.
  public var spacing: Double
  /// The axis along which pages follow each other.
  public var axis: Axis
  /// Where the following page lies; nil follows the desktop's text direction.
  public var direction: LayoutDirection?
  /// Whether the last page is followed by the first.
  public var isLooping: Bool
  /// How long each page rests before the next one comes by itself, in seconds, at least 1; nil for
  /// never.
  public var autoAdvanceInterval: Double?

  /// Makes a look; what is not named is as a poster scroll view has it.
  public init(
    effect: PosterEffect = .standard, peek: Double = 0, spacing: Double = 0,
    axis: Axis = .horizontal, direction: LayoutDirection? = nil, isLooping: Bool = false,
    autoAdvanceInterval: Double? = nil
  ) {
    self.effect = effect
    self.peek = peek
    self.spacing = spacing
    self.axis = axis
    self.direction = direction
    self.isLooping = isLooping
    self.autoAdvanceInterval = autoAdvanceInterval
  }
}
