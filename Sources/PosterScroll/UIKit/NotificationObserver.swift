internal import UIKit

/// Listens to the system's notices as long as it lives.
final class NotificationObserver {
  private let token: any NSObjectProtocol

  /// Listens to one notice.
  ///
  /// - Parameters:
  ///   - name: the notice, one that the system posts on the main thread.
  ///   - object: who it is about; nil for anybody.
  @MainActor init(
    _ name: NSNotification.Name, of object: AnyObject?,
    onNotice: @escaping @MainActor @Sendable () -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      _ in
      MainActor.assumeIsolated { onNotice() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
