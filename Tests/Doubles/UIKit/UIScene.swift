/// One of the app's user interfaces.
@MainActor open class UIScene: UIResponder {
  /// How much of an interface's life there is.
  public enum ActivationState: Int, Sendable {
    /// It is not connected to the app.
    case unattached = -1
    /// It is in the foreground and receives events.
    case foregroundActive
    /// It is in the foreground and receives none.
    case foregroundInactive
    /// It cannot be seen.
    case background
  }

  /// How much of its life there is now.
  open private(set) var activationState = ActivationState.foregroundActive

  /// Posted with the scene when it can no longer be seen.
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidEnterBackgroundNotification")
  }

  /// Posted with the scene before it can be seen again.
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name {
    NSNotification.Name("UISceneWillEnterForegroundNotification")
  }

  /// Posted with the scene when it receives events again, or for the first time.
  nonisolated public class var didActivateNotification: NSNotification.Name {
    NSNotification.Name("UISceneDidActivateNotification")
  }

  /// The user goes to another app, or comes back. The double's own.
  public func simulateBackground(_ isInBackground: Bool) {
    activationState = isInBackground ? .background : .foregroundInactive
    NotificationCenter.default.post(
      name: isInBackground
        ? UIScene.didEnterBackgroundNotification : UIScene.willEnterForegroundNotification,
      object: self)
    if !isInBackground { simulateActive(true) }
  }

  /// Something covers the scene, such as the settings that are pulled down over it, or is gone. The
  /// double's own.
  public func simulateActive(_ isActive: Bool) {
    activationState = isActive ? .foregroundActive : .foregroundInactive
    guard isActive else { return }
    NotificationCenter.default.post(name: UIScene.didActivateNotification, object: self)
  }
}

/// A scene with windows.
@MainActor open class UIWindowScene: UIScene {}
