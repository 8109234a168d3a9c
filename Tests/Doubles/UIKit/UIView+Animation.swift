extension UIView {
  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Touches reach what is animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  }

  /// What an animation makes of a property of a view. The double's own.
  public enum AnimatedChange: Equatable {
    /// The centre, from one place to another.
    case center(from: CGPoint, to: CGPoint)
    /// The opacity.
    case alpha(from: CGFloat, to: CGFloat)
  }

  private static var animationDepth = 0
  private static var animationsEnabled = true
  private static var completions: [(Bool) -> Void] = []

  /// Whether what is set now would be animated.
  static var isAnimating: Bool { animationDepth > 0 && animationsEnabled }

  /// Runs changes that animate. The double applies them at once and counts them as animated; the
  /// completion waits for `finishAnimations()`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animationDepth += 1
    animations()
    animationDepth -= 1
    if let completion { completions.append(completion) }
  }

  /// Runs changes that animate.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Runs changes that must not animate.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsEnabled
    animationsEnabled = false
    actionsWithoutAnimation()
    animationsEnabled = before
  }

  /// Time passes until no animation runs. The double's own.
  public static func finishAnimations() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(true) }
  }
}
