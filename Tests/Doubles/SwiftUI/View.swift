/// A piece of a declarative interface.
@MainActor @preconcurrency public protocol View {
  /// What the piece is made of.
  associatedtype Body: View

  /// What the piece is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// Never called: there is no value of this type.
  public var body: Never { preconditionFailure("Never has no value") }
}

extension View where Body == Never {
  /// Never called: a view without a body is drawn by SwiftUI itself.
  public var body: Never { preconditionFailure("\(Self.self) has no body") }
}
