#if canImport(ImageIO)
  import Dispatch
#endif

/// Tells when the system runs short of memory.
///
/// Only Apple's systems say so to a library. Elsewhere it never does, and hosts call
/// `PicturePipeline.trimMemory(toPart:)`.
final class MemoryPressure: Sendable {
  /// What of the caches may stay when memory is short, and when the system is about to end programs.
  private static let (partWhenShort, partWhenCritical) = (0.5, 0.0)

  #if canImport(ImageIO)
    // Only cancelled after `init`, which is safe on any thread.
    private nonisolated(unsafe) let source: any DispatchSourceMemoryPressure
  #endif

  /// - Parameter trim: Called on some thread, with the part of a cache that may stay.
  init(trim: @escaping @Sendable (Double) -> Void) {
    #if canImport(ImageIO)
      let source = DispatchSource.makeMemoryPressureSource(
        eventMask: [.warning, .critical], queue: .global(qos: .utility))
      self.source = source
      source.setEventHandler { [weak source] in
        let isCritical = source?.data.contains(.critical) ?? false
        trim(isCritical ? Self.partWhenCritical : Self.partWhenShort)
      }
      source.activate()
    #endif
  }

  #if canImport(ImageIO)
    deinit {
      source.cancel()
    }
  #endif
}
