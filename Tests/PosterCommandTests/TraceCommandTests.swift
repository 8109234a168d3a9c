import Foundation
import Glibc
import PosterEngine
import Testing

@testable import poster

@Suite("poster trace")
struct TraceCommandTests {
  private let options = "--pages 3 --size 400x600 --fps 2"
  private let jump = #"{"t":0.6,"type":"scrollTo","page":1,"animated":false}"#

  @Test("A bad line ends the trace: what came before stays, and nothing is printed after")
  func badLine() throws {
    let run = try TraceRun(options, ["", jump, "\r", "nonsense", jump])
    #expect(run.error == TraceError(line: 4, reason: .notJSON))
    #expect(
      try run.summary() == ["frame 0.0", "frame 0.5", "pageChanged 0.6", "settled 0.6"])
  }

  @Test("A bad first line prints nothing")
  func badFirstLine() throws {
    let run = try TraceRun(options, [#"{"t":1}"#])
    #expect(run.lines.isEmpty)
    #expect(run.error == TraceError(line: 1, reason: .missing(field: "type")))
  }

  @Test("A frame tells where everything is")
  func frame() throws {
    let events = [
      #"{"t":0,"type":"down","x":300,"y":9}"#, #"{"t":0.1,"type":"move","x":170,"y":9}"#,
    ]
    let run = try TraceRun("--pages 3 --size 400x600 --fps 1 --until 1", events)
    // 130 points less the threshold of 10; the pictures lag by half of their pages' way.
    let frame = #"{"t":1,"offset":120,"page":0,"progress":0.3,"state":"dragging","pages":["#
    let first = #"{"index":0,"virtual":0,"frame":[-120,0,400,600],"scale":1,"opacity":1,"order":0,"#
    let firstPicture = #""content":{"x":60,"y":0,"scale":1,"opacity":1}},"#
    let second = #"{"index":1,"virtual":1,"frame":[280,0,400,600],"scale":1,"opacity":1,"order":0,"#
    let secondPicture = #""content":{"x":-140,"y":0,"scale":1,"opacity":1}}]}"#
    #expect(run.lines.last == [frame, first, firstPicture, second, secondPicture].joined())
  }

  @Test(
    "Every pager has frames, and an empty one no pages",
    arguments: [
      ("--pages 0", 0), ("--pages 1 --loop", 1), ("--pages 1000000000", 1),
      ("--pages 1000000000 --loop --peek 20", 3), ("--pages 2 --loop --peek 150", 5),
      ("--pages 3 --peek 200", 0), ("--pages 3 --vertical --rtl", 1),
    ])
  func pages(arguments: String, count: Int) throws {
    let run = try TraceRun(arguments + " --size 400x600 --until 0", [])
    let pages = try #require(try JSONValue(run.lines[0])["pages"]?.list)
    #expect(pages.count == count)
  }

  @Test("The process says what is wrong with a line on standard error, and exits with 2")
  func process() throws {
    let result = try PosterProcess.run(
      "trace --pages 3 --size 400x600 --fps 2", input: jump + "\r\n\r\n" + #"{"t":1}"# + "\n")
    #expect(result.status == 2)
    #expect(result.errors == "poster: line 3: has no \"type\"\n")
    #expect(result.output.split(separator: "\n").count == 4)
  }

  @Test("The last line needs no end, and a good trace exits with 0")
  func lastLine() throws {
    let result = try PosterProcess.run(
      "trace --pages 3 --size 400x600 --until 0.6 --fps 5", input: jump)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.split(separator: "\n").count == 6)
  }

  @Test("Events that cannot be read, and frames that cannot be written, are errors")
  func descriptors() throws {
    let folder = try PosterProcess.run("trace --pages 3 --size 400x600", inputPath: "/")
    #expect(folder.status == 1)
    #expect(folder.errors == "poster: standard input: cannot be read: it is a folder\n")
    #expect(folder.output.isEmpty)
    let full = try PosterProcess.run(
      "trace --pages 3 --size 400x600", inputPath: "/dev/null", outputPath: "/dev/full")
    #expect(full.status == 1)
    #expect(
      full.errors == "poster: standard output: cannot be written: the disk is full\n")
  }
}

/// The built command, run as a process of its own.
enum PosterProcess {
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs the command, which is built beside the tests.
  static func run(
    _ arguments: String, input: String = "", inputPath: String? = nil, outputPath: String? = nil
  ) throws -> Result {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
      .appendingPathComponent("poster")
    process.arguments = arguments.split(separator: " ").map(String.init)
    let (inputPipe, outputPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
    process.standardInput = try inputPath.map { try open($0, O_RDONLY) } ?? inputPipe
    process.standardOutput = try outputPath.map { try open($0, O_WRONLY) } ?? outputPipe
    process.standardError = errorPipe
    try process.run()
    if inputPath == nil {
      try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try inputPipe.fileHandleForWriting.close()
    }
    let output = outputPath == nil ? try outputPipe.fileHandleForReading.readToEnd() : nil
    let errors = try errorPipe.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: String(decoding: output ?? Data(), as: UTF8.self),
      errors: String(decoding: errors ?? Data(), as: UTF8.self))
  }

  struct CannotOpen: Error {
    let path: String
  }

  private static func open(_ path: String, _ flags: Int32) throws -> FileHandle {
    let descriptor = Glibc.open(path, flags)
    guard descriptor >= 0 else { throw CannotOpen(path: path) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }
}
