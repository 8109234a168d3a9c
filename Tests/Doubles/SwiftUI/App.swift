/// An app.
@MainActor @preconcurrency public protocol App {
  /// What the app consists of.
  associatedtype Body: Scene

  /// What the app consists of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// The app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Runs the app. The double only checks that it could be made.
  @MainActor @preconcurrency public static func main() {
    _ = Self().body
  }
}
