import PosterEngine
import Testing

@testable import poster

@Suite("The options of poster trace")
struct TraceOptionsTests {
  private func options(_ text: String) throws(UsageError) -> TraceOptions {
    let words = text.split(separator: " ").map { Array($0.utf8) }
    return try TraceOptions(TraceCommand.parser.parse(words))
  }

  @Test("Pages and size are needed; the rest has defaults")
  func defaults() throws {
    let options = try options("--pages 3 --size 390x844")
    #expect(options.pages == 3)
    #expect(options.size == Size(width: 390, height: 844))
    #expect(options.framesPerSecond == 60)
    #expect(options.until == nil)
    #expect(options.scale == 1)
    #expect(throws: UsageError.missingOption(usage: "--pages N")) { try self.options("--size 1x1") }
    #expect(throws: UsageError.missingOption(usage: "--size WxH")) { try self.options("--pages 3") }
  }

  @Test("The pager is the one that was asked for, at rest on its first page")
  func pager() throws {
    let pager = try options(
      "--pages 3 --size 390x844 --scale 2 --loop --rtl --peek 20 --spacing 5 --auto-advance 4"
    ).pager
    #expect(
      pager.layout
        == PageLayout(
          viewport: Size(width: 390, height: 844), direction: .rightToLeft, count: 3, peek: 20,
          spacing: 5, isLooping: true, displayScale: 2))
    #expect(pager.nextWakeUp == 4)
    #expect(pager.offset == 0)
  }

  @Test(
    "What is out of reach is refused",
    arguments: [
      "--pages -1", "--pages 1.5", "--pages x", "--pages 1000000001", "--fps 0", "--fps -60",
      "--fps nan", "--fps 100001", "--until -1", "--until inf", "--scale 0", "--size 0x1",
      "--size 100", "--auto-advance 0.5", "events.jsonl",
    ])
  func refused(text: String) {
    #expect(throws: UsageError.self) { try options("--pages 3 --size 390x844 " + text) }
  }

  @Test("The ends of what is possible are possible", arguments: ["0", "1000000000"])
  func ends(pages: String) throws {
    let options = try options(
      "--pages \(pages) --size 1x100000 --fps 0.001 --until 0 --scale 16 --auto-advance 1")
    #expect(options.pages == Int(pages))
    #expect(options.until == 0)
  }
}
