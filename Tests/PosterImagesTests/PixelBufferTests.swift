import Testing

@testable import PosterImages

@Suite("A pixel buffer")
struct PixelBufferTests {
  private struct Refusal: Error {}

  @Test("keeps what was written, zero elsewhere")
  func contents() throws {
    let buffer = try #require(PixelBuffer(count: 5) { $0[3] = 7 })
    #expect(buffer.withUnsafeBytes { Array($0) } == [0, 0, 0, 7, 0])
    #expect(buffer.baseAddress.load(fromByteOffset: 3, as: UInt8.self) == 7)
  }

  @Test("is nil for a size that cannot be", arguments: [0, -1, .max])
  func refused(count: Int) {
    let buffer = PixelBuffer(count: count) { _ in }
    #expect(buffer == nil)
  }

  @Test("passes on what stops the writing")
  func failure() {
    #expect(throws: Refusal.self) {
      try PixelBuffer(count: 5) { _ throws(Refusal) in throw Refusal() }
    }
  }
}
