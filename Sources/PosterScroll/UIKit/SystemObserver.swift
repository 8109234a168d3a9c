internal import Foundation

/// Hears a notification of UIKit's for as long as the observer lives.
final class SystemObserver {
  private let token: any NSObjectProtocol

  /// Hears notifications that UIKit posts on the main thread.
  ///
  /// - Parameters:
  ///   - name: the notification's name.
  ///   - object: who it is about; nil for anybody.
  init(
    _ name: NSNotification.Name, of object: AnyObject? = nil,
    handler: @escaping @MainActor (Notification) -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      // It goes nowhere else: who posts waits until it has been heard.
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated { handler(notification) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
