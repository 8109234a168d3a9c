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
  /// Each poster's title and subtitle for a few seconds after something happened, so that they do
  /// not cover the picture for long; without effect together with ``titles``.
  public static let passingTitles = PosterChrome(rawValue: 1 << 2)
  /// Everything, all the time.
  public static let all: PosterChrome = [.titles, .dots]
}
