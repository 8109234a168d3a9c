internal import CGtk4
internal import Glibc

/// Keeps the screen on until it is released, as far as anybody can be asked to: the desktop, over the
/// session's bus, and an X server, which blanks by itself. Where neither is there nothing happens.
package final class IdleInhibitor {
  /// X servers are told that somebody is there, in seconds: sooner than any of them blanks.
  private static let heartbeat = 30.0

  private let wish: ScreenSaverWish
  private var timeout: Timeout?

  /// - Parameter program: who asks, as the desktop shows it.
  package init(for program: String) {
    wish = ScreenSaverWish(of: program)
    wish.make()
    beat()
  }

  deinit {
    wish.end()
  }

  private func beat() {
    guard XServer.noteActivity() else { return }
    timeout = Timeout(after: Self.heartbeat) { [weak self] in self?.beat() }
  }
}

/// The X server that windows are on.
private enum XServer {
  private typealias Reset = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  /// Looked for by name: GTK brings Xlib along where it knows X11.
  private static let reset: Reset? = dlsym(nil, "XResetScreenSaver").map {
    unsafeBitCast($0, to: Reset.self)
  }

  /// Has the server take it that somebody is there now; false where there is none.
  static func noteActivity() -> Bool {
    guard let display = gdk_display_get_default(), Display.isX11(display), let reset else {
      return false
    }
    _ = reset(gdk_x11_display_get_xdisplay(display))
    gdk_display_flush(display)
    return true
  }
}
