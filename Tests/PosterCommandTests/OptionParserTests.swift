import PosterImages
import Testing

@testable import poster

@Suite("The option parser")
struct OptionParserTests {
  private let parser = OptionParser(table: [
    .value("size", "WxH", "the viewport"), .value("from", "PAGE", "the first page"),
    .flag("loop", "go round"),
  ])

  private func parse(_ arguments: String...) throws(UsageError) -> ParsedArguments {
    try parser.parse(arguments.map { Array($0.utf8) })
  }

  @Test(
    "A value follows its option or an equals sign",
    arguments: [["--size", "3x4"], ["--size=3x4"], ["--size=9x9", "a", "--size", "3x4"]])
  func value(arguments: [String]) throws {
    let parsed = try parser.parse(arguments.map { Array($0.utf8) })
    #expect(parsed.values["size"] == Array("3x4".utf8))
  }

  @Test("An attached value may hold equals signs, be empty, or begin with dashes")
  func attachedValue() throws {
    #expect(try parse("--size=a=b").values["size"] == Array("a=b".utf8))
    #expect(try parse("--size=").values["size"] == [])
    #expect(try parse("--size=--loop").values["size"] == Array("--loop".utf8))
  }

  @Test("A negative number is a value")
  func negative() throws {
    #expect(try parse("--from", "-1").values["from"] == Array("-1".utf8))
  }

  @Test("Options may stand among the inputs, and two dashes end them")
  func order() throws {
    let parsed = try parse("a", "--loop", "b", "--", "--size", "-x", "--")
    #expect(parsed.inputs == ["a", "b", "--size", "-x", "--"])
    #expect(parsed.flags == ["loop"])
  }

  @Test("A lone dash and an empty argument are inputs")
  func oddInputs() throws {
    #expect(try parse("-", "").inputs == ["-", ""])
  }

  @Test("Bytes that are not UTF-8 reach inputs and values as they are")
  func bytes() throws {
    let parsed = try parser.parse([[0xFF, 0x61], Array("--size=".utf8) + [0xFE]])
    #expect(parsed.inputs == [FilePath(bytes: [0xFF, 0x61])])
    #expect(parsed.values["size"] == [0xFE])
  }

  @Test("Help and version are known to every command", arguments: ["--help", "-h", "--version"])
  func common(argument: String) throws {
    let parsed = try parse("a", argument)
    #expect(parsed.asksForHelp == (argument != "--version"))
    #expect(parsed.asksForVersion == (argument == "--version"))
  }

  @Test(
    "Wrong arguments are named",
    arguments: [
      (["--sise", "3x4"], UsageError.unknownOption("--sise")),
      (["-x"], .unknownOption("-x")),
      (["--loo"], .unknownOption("--loo")),
      (["---loop"], .unknownOption("---loop")),
      (["--a\n=b"], .unknownOption("--a\\n")),
      (["--size"], .missingValue(usage: "--size WxH")),
      (["--size", "--loop"], .missingValue(usage: "--size WxH")),
      (["--loop=yes"], .unexpectedValue(option: "loop")),
    ])
  func wrong(arguments: [String], error: UsageError) {
    #expect(throws: error) { try parser.parse(arguments.map { Array($0.utf8) }) }
  }
}
