import Glibc
import Testing

@testable import poster

@Suite("The lines of a trace's input")
struct TraceInputTests {
  /// The lines that come out of a pipe when `pieces` are written to it.
  private func lines(_ pieces: [String]) throws -> [String] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    for piece in pieces {
      let bytes = Array(piece.utf8)
      #expect(write(ends[1], bytes, bytes.count) == bytes.count)
    }
    close(ends[1])
    defer { close(ends[0]) }
    var source = DescriptorLines(ends[0], name: "the pipe")
    var lines: [String] = []
    while let line = try source.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(
    "Lines end at line feeds and at the end",
    arguments: [
      ([], []), (["a\nb\n"], ["a", "b"]), (["a\nb"], ["a", "b"]), (["\n\na"], ["", "", "a"]),
      (["a\r\n"], ["a\r"]), (["a", "b", "\nc"], ["ab", "c"]), (["\n"], [""]),
    ])
  func ends(pieces: [String], expected: [String]) throws {
    #expect(try lines(pieces) == expected)
  }

  @Test("A line longer than a read comes whole")
  func long() throws {
    let long = String(repeating: "x", count: 30_000)
    #expect(try lines([long, long, "\nshort\n"]) == [long + long, "short"])
  }

  @Test("A descriptor that cannot be read is an error")
  func unreadable() {
    var source = DescriptorLines(-1, name: "nothing")
    #expect(throws: TraceInputError.cannotRead("nothing", reason: "it is not open")) {
      try source.next()
    }
  }
}
