/// How a change animates. The double animates nothing itself.
public struct Animation: Equatable, Sendable {
  private var name: String

  /// The system's own.
  public static let `default` = Animation(name: "default")

  /// Slow at both ends.
  public static var easeInOut: Animation { Animation(name: "easeInOut") }
}
