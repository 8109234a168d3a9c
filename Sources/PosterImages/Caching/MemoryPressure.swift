#if canImport(ImageIO)
  import Dispatch
#endif

/// Tells when the system runs short of memory.
///
/// Only Apple's systems say so to a library. Elsewhere it never does, and hosts call
/// `PicturePipeline.trimMemory(toPart:)`.
final class MemoryPressure: @unchecked Sendable {
  #if canImport(ImageIO)
    /// What of a cache may stay when memory is short.
    private static let partWhenShort = 0.5
    /// The system is about to end programs.
    private static let partWhenCritical = 0.0

    // Nothing but cancelled after `init`, which is safe on any thread.
    private let sources: [any DispatchSourceMemoryPressure]
  #endif

  /// - Parameter trim: Called on some thread, with the part of a cache that may stay.
  init(trim: @escaping @Sendable (Double) -> Void) {
    #if canImport(ImageIO)
      sources = [
        Self.source(.warning) { trim(Self.partWhenShort) },
        Self.source(.critical) { trim(Self.partWhenCritical) },
      ]
    #endif
  }

  #if canImport(ImageIO)
    deinit {
      for source in sources { source.cancel() }
    }

    private static func source(
      _ event: DispatchSource.MemoryPressureEvent, handler: @escaping @Sendable () -> Void
    ) -> any DispatchSourceMemoryPressure {
      let source = DispatchSource.makeMemoryPressureSource(
        eventMask: event, queue: .global(qos: .utility))
      source.setEventHandler(handler: handler)
      source.activate()
      return source
    }
  #endif
}
