/// The resistance beyond an end of a finite pager: content dragged past it by *x* stands at
///
///     f(x) = (1 − 1 / (c·x/V + 1))·V,    c = 0.55
///
/// where V is the viewport's length. The formula is that of UIScrollView, as measured by its users:
/// it starts at 0.55 of the finger's speed and never reaches V.
public struct RubberBand: Equatable, Sendable {
  /// How much of the finger's speed the content keeps at the end itself.
  public static let coefficient = 0.55

  /// The length that the content approaches and never reaches, in points.
  public let viewportLength: Double

  /// Makes the rubber band of a viewport; a length that is not finite or not above 0 gives one
  /// that does not yield.
  public init(viewportLength: Double) {
    self.viewportLength = viewportLength.isFinite && viewportLength > 0 ? viewportLength : 0
  }

  /// How far beyond the end the content stands when it was dragged beyond it by `distance` points.
  ///
  /// Odd: a negative distance gives a negative result. Not a number gives 0.
  public func displacement(of distance: Double) -> Double {
    guard viewportLength > 0, distance == distance else { return 0 }
    let tension = RubberBand.coefficient * min(abs(distance) / viewportLength, 1e15)
    let displacement = tension / (tension + 1) * viewportLength
    return distance < 0 ? -displacement : displacement
  }

  /// By how much the content must have been dragged to stand `displacement` points beyond the end:
  /// the inverse of ``displacement(of:)``.
  ///
  /// Content that stands a viewport's length or more beyond the end is taken to stand just before
  /// it.
  public func distance(of displacement: Double) -> Double {
    guard viewportLength > 0, displacement == displacement else { return 0 }
    let share = min(abs(displacement) / viewportLength, 1 - 1e-9)
    let distance = share / (1 - share) / RubberBand.coefficient * viewportLength
    return displacement < 0 ? -distance : distance
  }

  /// The content's speed as a share of the finger's when it was dragged beyond the end by
  /// `distance` points: f′(x) = c / (c·x/V + 1)².
  public func slope(at distance: Double) -> Double {
    guard viewportLength > 0, distance == distance else { return 0 }
    let tension = RubberBand.coefficient * abs(distance) / viewportLength + 1
    return RubberBand.coefficient / (tension * tension)
  }
}
