extension UIView {
  private static var animationDepth = 0
  private static var animationsEnabled = true

  /// Whether what is set now would be animated.
  static var isAnimating: Bool { animationDepth > 0 && animationsEnabled }

  /// Runs changes that animate. The double applies them at once and counts them as animated.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animationDepth += 1
    animations()
    animationDepth -= 1
  }

  /// Runs changes that must not animate.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsEnabled
    animationsEnabled = false
    actionsWithoutAnimation()
    animationsEnabled = before
  }
}
