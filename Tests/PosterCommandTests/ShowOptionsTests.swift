import PosterGTK
import Testing

@testable import poster

@Suite("The options of show")
struct ShowOptionsTests {
  private func options(_ arguments: [String]) throws -> ShowOptions {
    try ShowOptions(OptionParser(table: ShowOptions.table).parse(arguments.map { Array($0.utf8) }))
  }

  @Test("All of them are read")
  func all() throws {
    let options = try options(["--auto-advance", "2.5", "--fullscreen", "--loop"])
    #expect(options.autoAdvanceInterval == 2.5)
    #expect(options.isFullscreen)
    #expect(options.look.isLooping)
  }

  @Test("Without any, posters stay and the window is a window")
  func defaults() throws {
    let options = try options([])
    #expect(options.autoAdvanceInterval == nil)
    #expect(!options.isFullscreen)
  }

  @Test(
    "Titles pass, stay or never come",
    arguments: [
      ([], PosterChrome([.passingTitles, .dots])), (["--captions=auto"], [.passingTitles, .dots]),
      (["--captions", "on"], .all), (["--captions=off"], .dots),
    ] as [([String], PosterChrome)])
  func captions(arguments: [String], chrome: PosterChrome) throws {
    #expect(PosterWindowOptions(try options(arguments), folders: []).chrome == chrome)
  }

  @Test(
    "Values out of range are refused",
    arguments: [
      "--auto-advance=0.9", "--auto-advance=0", "--auto-advance=soon", "--fullscreen=1",
      "--auto-advance=86401", "--frames=3", "--captions=maybe", "--captions=",
    ])
  func refused(argument: String) {
    #expect(throws: UsageError.self) { try options([argument]) }
  }
}
