import Testing

@testable import PosterImages

@Suite("Scratch memory")
struct ScratchMemoryTests {
  @Test("hands out what was given back, the smallest block that is large enough")
  func reuse() throws {
    let scratch = ScratchMemory(byteLimit: 1000)
    let blocks = try [100, 300, 200].map { try #require(scratch.take(count: $0)) }
    #expect(blocks.map(\.count) == [100, 300, 200])
    for block in blocks { scratch.give(back: block) }
    #expect(scratch.take(count: 150) === blocks[2])
    #expect(scratch.take(count: 150) === blocks[1])
    let other = try #require(scratch.take(count: 150))
    #expect(blocks.allSatisfy { $0 !== other })
    #expect(scratch.take(count: 100) === blocks[0])
  }

  @Test("keeps no more than its limit, and lets the oldest go first")
  func limit() throws {
    let scratch = ScratchMemory(byteLimit: 500)
    let blocks = try [200, 250, 100].map { try #require(SystemMemory(count: $0)) }
    for block in blocks { scratch.give(back: block) }
    #expect(scratch.take(count: 200) === blocks[1])
    #expect(scratch.take(count: 100) === blocks[2])
    let large = try #require(SystemMemory(count: 501))
    scratch.give(back: large)
    #expect(scratch.take(count: 501) !== large)
  }

  @Test("lets everything go when it is trimmed, and when a pipeline is told to give memory back")
  func trimming() throws {
    let scratch = ScratchMemory(byteLimit: 1000)
    func weaklyKept(in scratch: ScratchMemory) throws -> () -> SystemMemory? {
      // Of a size that no decode asks for.
      let block = try #require(SystemMemory(count: 1))
      scratch.give(back: block)
      return { [weak block] in block }
    }
    let own = try weaklyKept(in: scratch)
    #expect(own() != nil)
    scratch.trim()
    #expect(own() == nil)
    let shared = try weaklyKept(in: .shared)
    PicturePipeline(cacheByteLimit: 0).trimMemory(toPart: 1)
    #expect(shared() == nil)
  }

  @Test("has nothing for those who want nothing", arguments: [0, -1])
  func nothing(count: Int) {
    #expect(ScratchMemory(byteLimit: 100).take(count: count) == nil)
  }
}
