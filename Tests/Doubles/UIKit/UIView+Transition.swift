extension UIView.AnimationOptions {
  /// What was there dissolves into what comes.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
}

extension UIView {
  /// A transition that ran. The double's own.
  public struct Transition {
    /// The view that changed.
    public let view: UIView
    /// How long it took, in seconds.
    public let duration: TimeInterval
    /// How it ran.
    public let options: AnimationOptions
  }

  /// The transitions that ran, in order. The double's own.
  public static var transitions: [Transition] = []

  /// Shows a view as it is after changes, in the place of what it was. The double makes the changes
  /// at once, as a part of an animation, and notes the transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    transitions.append(Transition(view: view, duration: duration, options: options))
    animate(withDuration: duration) { animations?() }
    completion?(true)
  }
}
