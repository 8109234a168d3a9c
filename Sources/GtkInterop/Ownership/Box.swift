/// A Swift value that C keeps as `void *`: retained when handed over, released by a destroy notify.
final class Box<Value> {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }

  /// A pointer that owns one reference to a new box.
  static func retained(_ value: Value) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(value)).toOpaque()
  }

  /// The value in a box that C still owns.
  static func borrow(_ pointer: UnsafeMutableRawPointer) -> Value {
    Unmanaged<Box<Value>>.fromOpaque(pointer).takeUnretainedValue().value
  }
}

/// The destroy notify of every box, whatever it holds.
func releaseBox(_ pointer: UnsafeMutableRawPointer?) {
  guard let pointer else { return }
  Unmanaged<AnyObject>.fromOpaque(pointer).release()
}
