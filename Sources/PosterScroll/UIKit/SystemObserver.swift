internal import Foundation

/// Hears a notification of UIKit's for as long as the observer lives.
final class SystemObserver {
  private let token: any NSObjectProtocol

  /// Hears notifications that UIKit posts on the main thread.
  init(_ name: NSNotification.Name, handler: @escaping @MainActor (Notification) -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
      // It goes nowhere else: who posts waits until it has been heard.
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated { handler(notification) }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
