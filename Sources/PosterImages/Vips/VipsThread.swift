#if canImport(CVips)
  import CVips

  /// Runs work on a thread of libvips' own.
  ///
  /// On any other thread libvips keeps no buffers: each strip of rows is new memory, cleared first,
  /// which doubles what a decode costs. Starting a thread takes a thousandth of one. The thread is as
  /// urgent as the one that starts it.
  enum VipsThread {
    private final class Work {
      let body: () -> Void

      init(_ body: @escaping () -> Void) {
        self.body = body
      }
    }

    /// Returns what `body` does, which has ended by then.
    static func run<Result>(_ body: () -> Result) -> Result {
      var result: Result?
      withoutActuallyEscaping({ result = body() }) { escaping in
        if let thread = thread(escaping) { g_thread_join(thread) }
      }
      // The system may have no thread left.
      return result ?? body()
    }

    /// Starts `body`, which goes on by itself; false when there is no thread for it.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
      guard let thread = thread(body) else { return false }
      g_thread_unref(thread)
      return true
    }

    /// The thread lets go of `body` before it ends. Before the library is started its threads would
    /// end the program: they look for what it has not made yet.
    private static func thread(_ body: @escaping () -> Void) -> UnsafeMutablePointer<GThread>? {
      guard VipsLibrary.isReady else { return nil }
      let work = Unmanaged.passRetained(Work(body))
      let thread = vips_g_thread_new(
        "PosterImages",
        { data in
          guard let data else { return nil }
          Unmanaged<Work>.fromOpaque(data).takeRetainedValue().body()
          return nil
        }, work.toOpaque())
      guard let thread else {
        vips_error_clear()
        work.release()
        return nil
      }
      return thread
    }
  }
#endif
