internal import CGtk4

/// The desktop's settings for the display.
package final class Settings: ObjectHandle {
  /// The signal that says that `areAnimationsEnabled` changed.
  package static let animationsSignal = "notify::gtk-enable-animations"
  private static let animationsProperty = "gtk-enable-animations"

  /// Nil without a display.
  package static var current: Settings? {
    gtk_settings_get_default().map { Settings(retaining: UnsafeMutableRawPointer($0)) }
  }

  /// Whether programs may animate; off where the user asked for reduced motion.
  package var areAnimationsEnabled: Bool {
    get {
      var value: gboolean = 1
      shim_object_get_boolean(pointer, Self.animationsProperty, &value)
      return value != 0
    }
    set { shim_object_set_boolean(pointer, Self.animationsProperty, newValue ? 1 : 0) }
  }
}
