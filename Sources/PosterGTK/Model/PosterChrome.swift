/// What is drawn over the posters.
public struct PosterChrome: OptionSet, Sendable {
  /// A bit for each part.
  public let rawValue: Int

  /// Takes the parts whose bits are set.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Each poster's title and subtitle, on its page.
  public static let titles = PosterChrome(rawValue: 1 << 0)
  /// A dot for each page, or the page's number where there are too many.
  public static let dots = PosterChrome(rawValue: 1 << 1)
  /// Everything.
  public static let all: PosterChrome = [.titles, .dots]
}
