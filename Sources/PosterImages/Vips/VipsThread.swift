#if canImport(CVips)
  import CVips

  /// Runs work on a thread of libvips' own.
  ///
  /// On any other thread libvips keeps no buffers: each strip of rows is new memory, cleared first,
  /// which doubles what a decode costs. Starting a thread takes a thousandth of one.
  enum VipsThread {
    private final class Work {
      let body: () -> Void

      init(_ body: @escaping () -> Void) {
        self.body = body
      }
    }

    /// Returns what `body` does, which has ended by then. The thread is as urgent as the caller's.
    static func run<Result>(_ body: () -> Result) -> Result {
      var result: Result?
      withoutActuallyEscaping({ result = body() }) { escaping in
        let work = Unmanaged.passRetained(Work(escaping))
        defer { work.release() }
        let thread = vips_g_thread_new(
          "PosterImages",
          { data in
            guard let data else { return nil }
            Unmanaged<Work>.fromOpaque(data).takeUnretainedValue().body()
            return nil
          }, work.toOpaque())
        guard let thread else { return vips_error_clear() }
        g_thread_join(thread)
      }
      // The system may have no thread left.
      return result ?? body()
    }
  }
#endif
