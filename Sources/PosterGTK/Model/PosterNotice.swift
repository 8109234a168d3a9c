/// What is written in a view that has no posters.
public struct PosterNotice: Equatable, Sendable {
  /// The fact.
  public var title: String
  /// What can be done about it; empty shows none.
  public var detail: String

  /// A notice of these texts.
  public init(title: String = "No posters", detail: String = "") {
    self.title = title
    self.detail = detail
  }
}
