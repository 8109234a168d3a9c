/// What a range of pages holds that another one does not: at most two ranges.
public struct RangeDifference: Equatable, Sendable {
  /// The pages below the other range.
  public let lower: Range<Int>
  /// The pages above the other range.
  public let upper: Range<Int>

  /// Subtracts `removed` from `range`.
  public init(of range: Range<Int>, without removed: Range<Int>) {
    guard !removed.isEmpty else {
      lower = range
      upper = range.upperBound..<range.upperBound
      return
    }
    lower = range.lowerBound..<min(max(removed.lowerBound, range.lowerBound), range.upperBound)
    upper = min(max(removed.upperBound, range.lowerBound), range.upperBound)..<range.upperBound
  }

  /// Whether nothing is left.
  public var isEmpty: Bool { lower.isEmpty && upper.isEmpty }

  /// How many pages are left.
  public var count: Int { lower.count + upper.count }

  /// Whether `page` is left.
  public func contains(_ page: Int) -> Bool { lower.contains(page) || upper.contains(page) }
}
