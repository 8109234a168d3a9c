internal import CGtk4

/// A Swift closure attached to a signal of an object.
///
/// The connection keeps the object alive and ends with `disconnect()` or when it is released; the
/// closure is freed then, once.
package final class SignalConnection {
  private let object: ObjectHandle
  private var handler: UInt

  /// Attaches `body` to the signal `name` (with a detail where wanted: `notify::scale-factor`).
  package init(
    _ object: ObjectHandle, _ name: String, _ body: @escaping (SignalArguments) -> SignalResult
  ) {
    self.object = object
    let box = Box<(SignalArguments) -> SignalResult>.retained(body)
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)
    g_closure_add_finalize_notifier(closure, box) { box, _ in releaseBox(box) }
    g_closure_set_marshal(closure) { closure, result, count, values, _, _ in
      guard let box = closure?.pointee.data, let values else { return }
      let arguments = SignalArguments(values: values, count: Int(count))
      let body = Box<(SignalArguments) -> SignalResult>.borrow(box)
      guard case .handled(let isHandled) = body(arguments), let result else { return }
      g_value_set_boolean(result, isHandled ? 1 : 0)
    }
    handler = UInt(g_signal_connect_closure(object.pointer, name, closure, 0))
  }

  /// Attaches a closure that needs neither arguments nor a result.
  package convenience init(
    _ object: ObjectHandle, _ name: String, perform body: @escaping () -> Void
  ) {
    self.init(object, name) { _ in
      body()
      return .none
    }
  }

  deinit {
    disconnect()
  }

  /// Detaches and frees the closure; a second call does nothing.
  package func disconnect() {
    guard handler != 0 else { return }
    g_signal_handler_disconnect(object.pointer, gulong(handler))
    handler = 0
  }
}

/// What a handler answers to the emission.
package enum SignalResult {
  /// For signals that return nothing.
  case none
  /// For signals that return whether the event was handled, and so goes no further.
  case handled(Bool)
}

/// The values of one emission, borrowed for the time of the call; 0 is the object itself.
package struct SignalArguments {
  let values: UnsafePointer<GValue>
  let count: Int

  /// The number at `index`, of a parameter declared as gdouble.
  package func double(_ index: Int) -> Double {
    index < count ? g_value_get_double(values + index) : 0
  }

  /// The number at `index`, of a parameter declared as guint.
  package func uint(_ index: Int) -> UInt32 {
    index < count ? g_value_get_uint(values + index) : 0
  }

  /// The flags at `index`, of a parameter declared with a flags type.
  package func flags(_ index: Int) -> UInt32 {
    index < count ? g_value_get_flags(values + index) : 0
  }

  /// The case at `index`, of a parameter declared with an enumeration type.
  package func enumeration(_ index: Int) -> Int32 {
    index < count ? g_value_get_enum(values + index) : 0
  }

  /// The pointer at `index`, of an object, boxed or pointer parameter.
  package func pointer(_ index: Int) -> UnsafeMutableRawPointer? {
    index < count ? g_value_peek_pointer(values + index) : nil
  }
}
