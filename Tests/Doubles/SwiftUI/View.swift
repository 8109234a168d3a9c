/// A piece of a declarative interface.
@MainActor @preconcurrency public protocol View {
  /// What the piece is made of.
  associatedtype Body: View

  /// What the piece is made of.
  @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// Never called: there is no value of this type.
  public var body: Never { switch self {} }
}
