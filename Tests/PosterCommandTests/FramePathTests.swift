import PosterEngine
import Testing

@testable import poster

@Suite("Where frames stand")
struct FramePathTests {
  private func path(_ arguments: [String], count: Int, frames: Int) throws -> FramePath {
    let parser = OptionParser(table: RenderOptions.table)
    let options = try RenderOptions(
      parser.parse((["--output=o"] + arguments).map { Array($0.utf8) }))
    let layout = options.look.layout(viewport: options.size, count: count, scale: 1)
    return try FramePath(options, layout: layout, frames: frames)
  }

  private func offsets(_ path: FramePath) -> [Double] {
    (0..<path.count).map { path.offset(of: $0) }
  }

  @Test("They are evenly spaced, both ends included")
  func even() throws {
    #expect(try offsets(path([], count: 2, frames: 5)) == [0, 80, 160, 240, 320])
    #expect(try offsets(path(["--from=3", "--to=1"], count: 5, frames: 3)) == [960, 640, 320])
  }

  @Test("One frame stands at the first page")
  func one() throws {
    #expect(try offsets(path(["--from=2", "--to=3"], count: 5, frames: 1)) == [640])
  }

  @Test("Without an end they go to the next page, where there is one")
  func noEnd() throws {
    #expect(try path(["--from=1"], count: 5, frames: 2).to == 2)
    #expect(try path(["--from=4"], count: 5, frames: 2).to == 4)
    #expect(try path(["--from=4", "--loop"], count: 5, frames: 2).to == 5)
  }

  @Test("A looping pager has every page; a single poster does not go round")
  func looping() throws {
    let path = try path(["--loop", "--from=-1", "--to=7"], count: 3, frames: 2)
    #expect(offsets(path) == [-320, 2240])
    #expect(try offsets(self.path(["--loop", "--from=9"], count: 1, frames: 2)) == [0, 0])
  }

  @Test(
    "A page that does not exist is named",
    arguments: [("from", 9), ("from", -1), ("from", 3), ("to", 3), ("to", -1)])
  func outOfRange(option: String, page: Int) {
    #expect(throws: UsageError.pageOutOfRange(option: option, page: page, count: 3)) {
      try path(["--\(option)=\(page)"], count: 3, frames: 2)
    }
  }
}
