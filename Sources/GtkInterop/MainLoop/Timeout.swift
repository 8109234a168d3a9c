internal import CGtk4

/// Calls a closure once, after a time, on GTK's thread. Releasing it calls it off.
package final class Timeout {
  private var source: guint = 0

  /// Due after `seconds` (not negative; not a number counts as 0), in whole milliseconds.
  package init(after seconds: Double, perform body: @escaping () -> Void) {
    let milliseconds = seconds > 0 ? min((seconds * 1000).rounded(.up), Double(guint.max)) : 0
    let box = Box<() -> Void>.retained { [weak self] in
      self?.source = 0
      body()
    }
    source = g_timeout_add_full(
      G_PRIORITY_DEFAULT, guint(milliseconds),
      { box in
        guard let box else { return 0 }
        Box<() -> Void>.borrow(box)()
        return 0
      }, box, { releaseBox($0) })
  }

  deinit {
    cancel()
  }

  /// Calls it off; does nothing when it has fired already.
  package func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }
}
