#if canImport(CVips)
  import CVips

  /// The one libvips of the process.
  enum VipsLibrary {
    /// Starts the library the first time it is asked; false when that failed.
    static let isReady: Bool = start()

    private static func start() -> Bool {
      guard vips_init("PosterImages") == 0 else { return false }
      // Decoded pictures are cached by those who know when they are needed.
      vips_cache_set_max(0)
      // Several pictures are decoded at once, each on a thread of its caller's.
      vips_concurrency_set(1)
      allowWantedLoaders()
      silenceWarnings()
      return true
    }

    /// Only these loaders stay on, whatever else the system's libvips was built with: many of the
    /// others were never meant for files from strangers. libvips counts its SVG loader among those,
    /// since librsvg reads documents; from memory it has no base URL, so that it refuses to follow
    /// any reference out of the document.
    private static func allowWantedLoaders() {
      vips_block_untrusted_set(1)
      vips_operation_block_set("VipsForeignLoad", 1)
      for loader in VipsLoader.allCases {
        vips_operation_block_set(loader.className, 0)
      }
    }

    /// What is wrong with a picture is thrown; a library has no say on standard error. One still
    /// writes there: dav1d, about broken AVIF, whose own logger nobody between here and there lets
    /// through to, and whose lines are not worth a program's standard error taken away meanwhile.
    private static func silenceWarnings() {
      let levels =
        G_LOG_LEVEL_WARNING.rawValue | G_LOG_LEVEL_MESSAGE.rawValue
        | G_LOG_LEVEL_INFO.rawValue | G_LOG_LEVEL_DEBUG.rawValue
      g_log_set_handler("VIPS", GLogLevelFlags(rawValue: levels), { _, _, _, _ in }, nil)
      silenceSizes()
    }

    /// A drawing's side that is longer than libvips counts is GObject's concern; what else GObject
    /// has to say is kept, since not only libvips uses it.
    private static func silenceSizes() {
      g_log_set_handler(
        "GLib-GObject", G_LOG_LEVEL_WARNING,
        { domain, level, message, data in
          let sides = ["width", "height"].map { "out of range for property '\($0)' of type 'gint'" }
          let text = message.map { String(cString: $0) } ?? ""
          guard !sides.contains(where: text.contains) else { return }
          g_log_default_handler(domain, level, message, data)
        }, nil)
    }
  }
#endif
