#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Immutable bytes that many owners share without a copy.
///
/// The memory comes from the system in whole pages and returns there with the last reference: a
/// heap would keep the holes of pictures that went, and a long swipe would grow it.
public final class PixelBuffer: @unchecked Sendable {
  // Written in `init` only, so that sharing it between threads is safe.
  private let base: UnsafeMutableRawPointer

  #if os(Linux)
    /// All of it is written at once: its pages come together, not one by one as they are touched.
    private static let mappingFlags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE
  #else
    private static let mappingFlags = MAP_PRIVATE | MAP_ANONYMOUS
  #endif

  /// The number of bytes, at least 1.
  public let count: Int

  /// Bytes that `fill` writes; they are zero before.
  ///
  /// - Throws: what `fill` throws; nil when `count` is not positive or there is no memory.
  public init?<Failure: Error>(
    count: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard count > 0 else { return nil }
    guard let memory = mmap(nil, count, PROT_READ | PROT_WRITE, Self.mappingFlags, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    self.base = memory
    self.count = count
    try fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
  }

  deinit {
    munmap(base, count)
  }

  /// The first byte. Valid, and never written, as long as the buffer is referenced.
  public var baseAddress: UnsafeRawPointer { UnsafeRawPointer(base) }

  /// Calls `body` with the bytes.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }
}
