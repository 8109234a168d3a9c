#if canImport(CVips)
  import CVips

  /// An owned source that reads bytes which somebody else keeps.
  final class VipsMemorySource {
    let pointer: UnsafeMutablePointer<VipsSource>

    init?(_ bytes: UnsafeRawBufferPointer) {
      guard let pointer = vips_source_new_from_memory(bytes.baseAddress, bytes.count) else {
        return nil
      }
      self.pointer = pointer
    }

    deinit {
      g_object_unref(pointer)
    }
  }
#endif
