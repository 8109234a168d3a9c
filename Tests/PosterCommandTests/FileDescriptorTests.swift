import Glibc
import Testing

@testable import poster

@Suite("Writing to a descriptor") struct FileDescriptorTests {
  @Test("All bytes arrive, though a pipe takes a part at a time")
  func pieces() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let reader = Task.detached { () -> [UInt8] in
      var read: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while case let count = Glibc.read(reading, &chunk, chunk.count), count > 0 {
        read += chunk[..<count]
      }
      return read
    }
    try FileDescriptor.write(bytes, to: writing)
    close(writing)
    #expect(await reader.value == bytes)
    close(reading)
  }

  @Test("A refusal is thrown with the system's code")
  func refusals() throws {
    #expect(throws: FileDescriptor.WriteError(code: EBADF)) {
      try FileDescriptor.write([1], to: -1)
    }
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    #expect(throws: FileDescriptor.WriteError(code: ENOSPC)) {
      try FileDescriptor.write([1], to: full)
    }
  }

  @Test("Nothing is written of no bytes, whatever the descriptor")
  func nothing() {
    #expect(throws: Never.self) { try FileDescriptor.write([], to: -1) }
  }
}
