internal import CGtk4

/// One strong reference to a GObject, released when the handle goes.
///
/// The initialiser's label says what the C function's documentation says about its result. Handles
/// are not Sendable: they belong to the thread that runs GTK.
package class ObjectHandle {
  /// The object, borrowed: valid as long as this handle lives.
  package let pointer: UnsafeMutableRawPointer

  /// Becomes the owner of a reference that the caller was given ("transfer full").
  package init(taking pointer: UnsafeMutableRawPointer?) {
    self.pointer = Self.nonNull(pointer)
  }

  /// Adds a reference of its own to an object of someone else's ("transfer none").
  package init(retaining pointer: UnsafeMutableRawPointer?) {
    self.pointer = Self.nonNull(pointer)
    g_object_ref(self.pointer)
  }

  /// Turns the floating reference of a new widget or controller into a strong one.
  package init(sinking pointer: UnsafeMutableRawPointer?) {
    self.pointer = Self.nonNull(pointer)
    g_object_ref_sink(self.pointer)
  }

  deinit {
    g_object_unref(pointer)
  }

  /// The object as one of the types that C declares without a definition.
  package var opaque: OpaquePointer { OpaquePointer(pointer) }

  /// GLib's constructors end the process when memory runs out; none returns NULL.
  private static func nonNull(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
    guard let pointer else {
      preconditionFailure("a GObject constructor returned NULL")
    }
    return pointer
  }
}
