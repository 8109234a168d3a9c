import PosterEngine
import Testing

@testable import poster

@Suite("The look options")
struct LookOptionsTests {
  private func options(_ arguments: String...) throws -> LookOptions {
    try LookOptions(OptionParser(table: LookOptions.table).parse(arguments.map { Array($0.utf8) }))
  }

  @Test("Without any, pages follow each other to the right with a parallax of a half")
  func defaults() throws {
    let options = try options()
    guard case .parallax(let depth) = options.effect else {
      Issue.record("no parallax")
      return
    }
    #expect(depth == 0.5)
    let layout = options.layout(viewport: Size(width: 320, height: 480), count: 3, scale: 2)
    #expect(
      layout
        == PageLayout(viewport: Size(width: 320, height: 480), count: 3, displayScale: 2))
  }

  @Test("Each one reaches the layout")
  func layout() throws {
    let options = try options(
      "--vertical", "--rtl", "--loop", "--peek", "40", "--spacing=-2.5")
    let layout = options.layout(viewport: Size(width: 320, height: 480), count: 3, scale: 1)
    #expect(layout.axis == .vertical)
    #expect(layout.direction == .rightToLeft)
    #expect(layout.isLooping)
    #expect(layout.peek == 40)
    #expect(layout.spacing == -2.5)
  }

  @Test("Every effect is known by its name", arguments: EffectName.allCases)
  func effect(name: EffectName) throws {
    let effect = try options("--effect", name.rawValue).effect
    #expect("\(effect)".hasPrefix(name.rawValue))
  }

  @Test("A depth goes to the parallax", arguments: [0, 0.25, 1])
  func depth(depth: Double) throws {
    #expect(try options("--depth", "\(depth)").effect.depth == depth)
  }

  @Test(
    "Values out of range are refused",
    arguments: [
      ["--depth", "1.5"], ["--depth=-0.1"], ["--depth", "nan"], ["--peek", "-1"],
      ["--peek", "wide"], ["--spacing", "1e9"], ["--effect", "Slide"], ["--effect="],
      ["--effect", "reveal", "--depth", "0.5"],
    ])
  func refused(arguments: [String]) {
    #expect(throws: UsageError.self) {
      try LookOptions(
        OptionParser(table: LookOptions.table).parse(arguments.map { Array($0.utf8) }))
    }
  }
}
