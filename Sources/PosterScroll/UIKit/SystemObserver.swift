internal import Dispatch
internal import Foundation

/// Hears a notification for as long as the observer lives.
final class SystemObserver {
  /// What is gone with the observer, known to what is still on its way to it.
  private final class Life: Sendable {}

  private let token: any NSObjectProtocol
  private let life: Life

  /// Hears notifications on the main actor: at once those that are posted there, as UIKit's are, the
  /// others as soon as it can.
  ///
  /// - Parameters:
  ///   - name: the notification's name.
  ///   - object: who it is about; nil for anybody.
  init(
    _ name: NSNotification.Name, of object: AnyObject? = nil,
    handler: @escaping @MainActor (Notification) -> Void
  ) {
    let life = Life()
    self.life = life
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      [weak life] in
      // Whoever posts it is done with it.
      nonisolated(unsafe) let notification = $0
      guard !MainQueue.isCurrent else {
        return MainActor.assumeIsolated { handler(notification) }
      }
      Task { @MainActor [weak life] in
        if life != nil { handler(notification) }
      }
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

/// The main actor's queue, which knows its own.
private enum MainQueue {
  private static let mark = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether what asks runs on the main actor. Where no event loop runs, as in tests, its queue may
  /// be on any thread.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }
}
