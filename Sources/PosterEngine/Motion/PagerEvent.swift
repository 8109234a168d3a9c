/// Something that a pager did.
public struct PagerEvent: Equatable, Sendable {
  /// A page, by its virtual index and by the poster that it shows.
  public struct Page: Equatable, Sendable {
    /// The virtual index; equals ``index`` in a finite pager.
    public let virtual: Int
    /// The poster, in 0 ..< count; 0 in an empty pager.
    public let index: Int
  }

  /// What it did.
  public enum Kind: Equatable, Sendable {
    /// The nearest page to rest changed.
    case pageChanged(from: Page, to: Page)
    /// The pager came to rest.
    case settled(Page)
    /// A page was tapped or clicked.
    case selected(Page)
  }

  /// When, in seconds of the clock that the pager is driven by.
  public let time: Double
  /// What.
  public let kind: Kind
}
