/// A part of an app's interface with a life of its own.
@MainActor @preconcurrency public protocol Scene {
  /// What the scene consists of.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// Turns statements into scenes.
@resultBuilder public struct SceneBuilder {
  /// One scene.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene {
    content
  }
}

/// Windows with the same content.
public struct WindowGroup<Content>: Scene where Content: View {
  /// It has no body.
  public typealias Body = Never

  /// Never called: SwiftUI shows the windows itself.
  public var body: Never { preconditionFailure("a window group has no body") }

  let content: Content

  /// Windows with a content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}
