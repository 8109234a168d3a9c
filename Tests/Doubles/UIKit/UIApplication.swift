/// The app.
@MainActor open class UIApplication: UIResponder {
  /// The system runs short of memory.
  public nonisolated class var didReceiveMemoryWarningNotification: NSNotification.Name {
    NSNotification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }

  /// The system runs short of memory. The double's own.
  public static func simulateMemoryWarning() {
    NotificationCenter.default.post(name: didReceiveMemoryWarningNotification, object: nil)
  }
}
