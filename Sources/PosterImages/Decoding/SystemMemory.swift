#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Memory that comes from the system in whole pages, zeroed, and returns there with the last
/// reference: a heap would keep the holes of pictures that went, and a long swipe would grow it.
final class SystemMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  /// The bytes, at least 1.
  let count: Int

  #if os(Linux)
    /// All of it is written at once: its pages come together, not one by one as they are touched.
    private static let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_POPULATE
  #else
    private static let flags = MAP_PRIVATE | MAP_ANONYMOUS
  #endif

  /// nil when `count` is not positive or there is no memory.
  init?(count: Int) {
    guard count > 0, let memory = mmap(nil, count, PROT_READ | PROT_WRITE, Self.flags, -1, 0),
      memory != MAP_FAILED
    else { return nil }
    base = memory
    self.count = count
  }

  deinit {
    munmap(base, count)
  }
}
