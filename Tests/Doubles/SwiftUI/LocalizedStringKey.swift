/// Words to look up in the user's language.
@frozen public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let content: String

  /// Words of a variable.
  public init(_ value: String) {
    content = value
  }

  /// Words of a literal.
  public init(stringLiteral value: String) {
    content = value
  }
}
