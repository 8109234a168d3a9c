import Glibc
import PosterImages

/// The lines of a file descriptor as bytes, without their ends, one at a time.
struct DescriptorLines {
  private static let chunk = 1 << 16
  private static let end = UInt8(ascii: "\n")

  private let descriptor: Int32
  private let name: String
  private var pending: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Reads from a descriptor that stays the caller's; `name` is what errors call it.
  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// The next line, or nil after the last; an end of line at the very end begins no other.
  mutating func next() throws(TraceInputError) -> [UInt8]? {
    var searched = pending.startIndex
    while true {
      if let end = pending[searched...].firstIndex(of: Self.end) {
        defer { pending = pending[(end + 1)...] }
        return Array(pending[..<end])
      }
      searched = pending.endIndex
      guard !isAtEnd else { break }
      try read()
    }
    defer { pending = [] }
    return pending.isEmpty ? nil : Array(pending)
  }

  private mutating func read() throws(TraceInputError) {
    var failure: Int32?
    let chunk = [UInt8](unsafeUninitializedCapacity: Self.chunk) { buffer, count in
      var result: Int
      repeat {
        result = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      } while result < 0 && errno == EINTR
      if result < 0 { failure = errno }
      count = max(result, 0)
    }
    if let failure { throw .cannotRead(name, reason: SystemError.reason(failure)) }
    isAtEnd = chunk.isEmpty
    pending += chunk
  }
}
