import Foundation

/// A value that one thread at a time may touch.
final class Locked<Value: Sendable>: @unchecked Sendable {
  // Checked by hand: `value` is only touched between `lock` and `unlock`.
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) {
    self.value = value
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
