internal import CGtk4

/// GLib's main loop of the thread that runs GTK.
package final class MainLoop {
  private let loop: OpaquePointer

  package init() {
    loop = g_main_loop_new(nil, 0)
  }

  deinit {
    g_main_loop_unref(loop)
  }

  /// Dispatches events until `quit()`.
  package func run() {
    g_main_loop_run(loop)
  }

  /// Makes `run()` return after the event at hand.
  package func quit() {
    g_main_loop_quit(loop)
  }

  /// Runs `work` on GTK's thread after the events that are there, and before the next frame is
  /// drawn, so that frames that take all the time do not hold it up; callable from any thread.
  ///
  /// GLib does not drain Swift's main queue, so `Task { @MainActor in … }` would wait for ever.
  package static func enqueue(_ work: @escaping @MainActor @Sendable () -> Void) {
    let box = Box<@MainActor @Sendable () -> Void>.retained(work)
    g_idle_add_full(
      G_PRIORITY_HIGH_IDLE,
      { box in
        guard let box else { return 0 }
        let work = Box<@MainActor @Sendable () -> Void>.borrow(box)
        MainActor.assumeIsolated { work() }
        return 0
      }, box, { releaseBox($0) })
  }

  /// Dispatches what is ready; with `mayBlock`, waits for one event first. Returns whether
  /// anything was dispatched.
  @discardableResult
  package static func iterate(mayBlock: Bool = false) -> Bool {
    g_main_context_iteration(nil, mayBlock ? 1 : 0) != 0
  }
}
