import PosterEngine
import PosterImages
import Testing

@testable import poster

@Suite("The options of render")
struct RenderOptionsTests {
  private func options(_ arguments: [String]) throws -> RenderOptions {
    let parser = OptionParser(table: RenderOptions.table)
    return try RenderOptions(parser.parse((["--output", "o"] + arguments).map { Array($0.utf8) }))
  }

  @Test("Without any but the output, 320 × 480 points at scale 1 from page 0")
  func defaults() throws {
    let options = try options([])
    #expect(options.output == "o")
    #expect(options.size == Size(width: 320, height: 480))
    #expect(options.pixelSize == PixelSize(width: 320, height: 480))
    #expect(options.from == 0)
    #expect(options.to == nil)
    #expect(options.frames == nil)
  }

  @Test("All of them are read")
  func all() throws {
    let options = try options([
      "--size=393.5X852", "--scale", "2", "--from", "-1", "--to", "4", "--frames", "5",
    ])
    #expect(options.size == Size(width: 393.5, height: 852))
    #expect(options.pixelSize == PixelSize(width: 787, height: 1704))
    #expect(options.from == -1)
    #expect(options.to == 4)
    #expect(options.frames == 5)
  }

  @Test(
    "Values out of range are refused",
    arguments: [
      "--size=0x0", "--size=320", "--size=320x", "--size=x480", "--size=1x2x3", "--size=-3x4",
      "--size=nanx4", "--size=320×480", "--size=20000x10", "--size=0.5x10", "--scale=0",
      "--scale=-1", "--scale=17", "--frames=0", "--frames=-1", "--frames=1.5", "--frames=many",
      "--frames=1000001", "--from=1.5", "--from=", "--to=9999999999999999999999", "--output=",
    ])
  func refused(argument: String) {
    #expect(throws: UsageError.self) { try options([argument]) }
  }

  @Test("A size that only the scale makes too large is refused")
  func tooLarge() {
    #expect(throws: UsageError.self) { try options(["--size=10000x10", "--scale=2"]) }
  }

  /// 16,383 × 8,192 is 134,209,536, just below 2²⁷.
  @Test(
    "A size of more pixels than a frame holds is refused, and says how many it holds",
    arguments: [
      (["--size=16383x8192"], true), (["--size=16383x8193"], false),
      (["--size=8191.5x4096", "--scale=2"], true), (["--size=16383x16383"], false),
      (["--size=100000x100000", "--scale=16"], false),
    ])
  func pixels(arguments: [String], isTaken: Bool) throws {
    do {
      _ = try options(arguments)
      #expect(isTaken)
    } catch let error as UsageError {
      #expect(!isTaken)
      #expect("\(error)".hasSuffix("each side holds 1 to 16383, and a frame 134 million in all"))
    }
  }

  @Test("Without an output there is nothing to do")
  func missingOutput() {
    #expect(throws: UsageError.missingOption(usage: "--output PATH")) {
      try RenderOptions(OptionParser(table: RenderOptions.table).parse([]))
    }
  }
}
