/// A range of lengths with both ends included; either end may be infinite.
public struct Limit: Equatable, Sendable {
  /// The lowest value within the limit.
  public let lower: Double
  /// The highest value within the limit, never below ``lower``.
  public let upper: Double

  /// The limit that excludes nothing: that of a looping pager.
  public static let unbounded = Limit(lower: -.infinity, upper: .infinity)

  /// Makes a limit; an upper end below the lower one, or not a number, is taken as the lower one.
  public init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper >= lower ? upper : lower
  }

  /// The nearest value within the limit; not a number gives ``lower``.
  public func clamp(_ value: Double) -> Double {
    value > upper ? upper : value >= lower ? value : lower
  }

  /// How far `value` lies beyond the limit: negative before ``lower``, positive after ``upper``,
  /// 0 within it.
  public func excess(of value: Double) -> Double {
    value > upper ? value - upper : value < lower ? value - lower : 0
  }
}
