internal import CGtk4
internal import Glibc

/// The bus on which screen readers hear of widgets.
enum AccessibilityBus {
  private static let name = "org.a11y.Bus"
  private static let path = "/org/a11y/bus"

  /// Has GTK not look for the bus where there is none: it would complain of that on standard error.
  /// To be called before the first widget is made.
  static func prepare() {
    guard getenv("GTK_A11Y") == nil, getenv("AT_SPI_BUS_ADDRESS") == nil else { return }
    if !isThere { setenv("GTK_A11Y", "none", 1) }
  }

  /// Whether the session has one: GTK asks the same, and then waits as long.
  private static var isThere: Bool {
    guard let session = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) else { return false }
    defer { g_object_unref(UnsafeMutableRawPointer(session)) }
    let address = g_dbus_connection_call_sync(
      session, name, path, name, "GetAddress", nil, nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    defer { address.map { g_variant_unref($0) } }
    return address != nil
  }
}
