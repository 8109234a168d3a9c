internal import CGtk4

/// One wish to the desktop's screen saver that it wait, over the session's bus. Nothing waits for an
/// answer: where there is no bus, or nobody on it who knows, nothing comes of it.
final class ScreenSaverWish {
  private static let name = "org.freedesktop.ScreenSaver"
  private static let path = "/org/freedesktop/ScreenSaver"
  private static let reason = "Showing posters"

  private let program: String
  private var bus: OpaquePointer?
  private var cookie: UInt32?
  private var isOver = false

  init(of program: String) {
    self.program = program
  }

  deinit {
    if let bus { g_object_unref(UnsafeMutableRawPointer(bus)) }
  }

  /// Asks.
  func make() {
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, wish in
        let bus = g_bus_get_finish(result, nil)
        guard let wish = ScreenSaverWish.released(wish), let bus else { return }
        wish.bus = bus
        wish.ask()
      }, Unmanaged.passRetained(self).toOpaque())
  }

  /// Takes it back, also when it is only on its way.
  func end() {
    isOver = true
    takeBack()
  }

  private func ask() {
    guard !isOver else { return }
    var texts = [g_variant_new_string(program), g_variant_new_string(Self.reason)]
    call("Inhibit", g_variant_new_tuple(&texts, 2)) { source, result, wish in
      let answer = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
      defer { answer.map { g_variant_unref($0) } }
      guard let wish = ScreenSaverWish.released(wish), let answer,
        g_variant_check_format_string(answer, "(u)", 0) != 0
      else { return }
      let cookie = g_variant_get_child_value(answer, 0)
      wish.cookie = g_variant_get_uint32(cookie)
      g_variant_unref(cookie)
      if wish.isOver { wish.takeBack() }
    }
  }

  private func takeBack() {
    guard let cookie else { return }
    self.cookie = nil
    var arguments = [g_variant_new_uint32(cookie)]
    call("UnInhibit", g_variant_new_tuple(&arguments, 1)) { source, result, wish in
      let answer = g_dbus_connection_call_finish(source.map { OpaquePointer($0) }, result, nil)
      answer.map { g_variant_unref($0) }
      _ = ScreenSaverWish.released(wish)
    }
  }

  /// Calls the screen saver; `answered` is given this object, retained.
  private func call(
    _ method: String, _ arguments: OpaquePointer?, answered: @escaping GAsyncReadyCallback
  ) {
    g_dbus_connection_call(
      bus, Self.name, Self.path, Self.name, method, arguments, nil,
      G_DBUS_CALL_FLAGS_NO_AUTO_START, -1, nil, answered, Unmanaged.passRetained(self).toOpaque())
  }

  private static func released(_ pointer: UnsafeMutableRawPointer?) -> ScreenSaverWish? {
    pointer.map { Unmanaged<ScreenSaverWish>.fromOpaque($0).takeRetainedValue() }
  }
}
