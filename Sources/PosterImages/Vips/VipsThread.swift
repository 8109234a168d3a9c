#if canImport(CVips)
  import CVips
  import Glibc

  /// Runs work on a thread of libvips' own.
  ///
  /// On any other thread libvips keeps no buffers: each strip of rows is new memory, cleared first,
  /// which doubles what a decode costs. The thread is as urgent as the one that starts it.
  enum VipsThread {
    private final class Work {
      let body: () -> Void

      init(_ body: @escaping () -> Void) {
        self.body = body
      }
    }

    /// Set on these threads; nil when the system has no key left.
    private static let mark: pthread_key_t? = {
      var key = pthread_key_t()
      return pthread_key_create(&key, nil) == 0 ? key : nil
    }()

    /// True on these threads.
    private static var isCurrent: Bool { mark.map { pthread_getspecific($0) != nil } ?? false }

    /// Returns what `body` does, which has ended by then; on this thread where it is one of these.
    static func run<Result>(_ body: () -> Result) -> Result {
      guard !isCurrent else { return body() }
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
          if let mark = VipsThread.mark { pthread_setspecific(mark, data) }
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
