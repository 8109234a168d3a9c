import Glibc

/// The lines of a file descriptor as bytes, without their ends, one at a time.
struct DescriptorLines: Sequence, IteratorProtocol {
  private static let chunk = 1 << 16
  private static let end = UInt8(ascii: "\n")

  private let descriptor: Int32
  private var pending: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Reads from a descriptor that stays the caller's.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  mutating func next() -> [UInt8]? {
    var searched = pending.startIndex
    while true {
      if let end = pending[searched...].firstIndex(of: Self.end) {
        defer { pending = pending[(end + 1)...] }
        return Array(pending[..<end])
      }
      searched = pending.endIndex
      guard !isAtEnd else { break }
      read()
    }
    defer { pending = [] }
    return pending.isEmpty ? nil : Array(pending)
  }

  private mutating func read() {
    let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      var result: Int
      repeat {
        result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      count = Swift.max(result, 0)
    }
    isAtEnd = chunk.isEmpty
    pending += chunk
  }
}
