import CGtk4
import GtkInterop

/// A reference that does not keep its object alive and becomes empty when the object is finalised.
final class WeakObject {
  private let reference: UnsafeMutablePointer<GWeakRef>

  init(_ handle: ObjectHandle) {
    reference = .allocate(capacity: 1)
    g_weak_ref_init(reference, handle.pointer)
  }

  deinit {
    g_weak_ref_clear(reference)
    reference.deallocate()
  }

  /// Whether the object still exists.
  var isAlive: Bool {
    guard let object = g_weak_ref_get(reference) else { return false }
    g_object_unref(object)
    return true
  }
}
