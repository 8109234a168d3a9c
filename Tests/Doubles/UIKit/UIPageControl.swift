/// A row of dots, one for each page.
@MainActor open class UIPageControl: UIControl {
  /// Where the following page's dot is.
  public enum Direction: Int, Sendable {
    /// As the language reads.
    case natural
    /// On the right.
    case leftToRight
    /// On the left.
    case rightToLeft
    /// Below.
    case topToBottom
    /// Above.
    case bottomToTop
  }

  /// How many pages there are.
  open var numberOfPages = 0 {
    didSet { currentPage = min(currentPage, max(numberOfPages - 1, 0)) }
  }

  private var page = 0

  /// The page whose dot is lit, within the pages there are. A progress begins anew with each page.
  open var currentPage: Int {
    get { page }
    set {
      let old = page
      page = max(0, min(newValue, numberOfPages - 1))
      if page != old { progress?.currentProgress = 0 }
    }
  }

  /// Where the following page's dot is.
  open var direction = Direction.natural

  /// What fills the dot of the current page.
  @available(iOS 17.0, tvOS 17.0, visionOS 1.0, *) open var progress: UIPageControlProgress?

  /// The user touches a dot. The double's own.
  public func simulateTap(onPage page: Int) {
    currentPage = page
    sendActions(for: .valueChanged)
  }
}
