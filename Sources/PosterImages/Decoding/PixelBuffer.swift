/// Immutable bytes that many owners share without a copy.
///
/// The memory returns to the system with the last reference.
public final class PixelBuffer: @unchecked Sendable {
  // Written in `init` only, so that sharing it between threads is safe.
  private let memory: SystemMemory

  /// Bytes that `fill` writes; they are zero before.
  ///
  /// - Throws: what `fill` throws; nil when `count` is not positive or there is no memory.
  public init?<Failure: Error>(
    count: Int, fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    guard let memory = SystemMemory(count: count) else { return nil }
    self.memory = memory
    try fill(UnsafeMutableRawBufferPointer(start: memory.base, count: count))
  }

  /// The number of bytes, at least 1.
  public var count: Int { memory.count }

  /// The first byte. Valid, and never written, as long as the buffer is referenced.
  public var baseAddress: UnsafeRawPointer { UnsafeRawPointer(memory.base) }

  /// Calls `body` with the bytes.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: baseAddress, count: count))
  }
}
