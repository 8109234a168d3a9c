import Glibc

/// `poster trace`: plays events from standard input to a pager and prints its frames.
struct TraceCommand: Subcommand {
  static let name = "trace"
  static let summary = "as numbers, from recorded events"
  static let parser = OptionParser(table: TraceOptions.table)
  static var help: String { Help.trace(parser) }

  let options: TraceOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try TraceOptions(arguments)
  }

  func run() throws -> ExitCode {
    var lines = DescriptorLines(STDIN_FILENO, name: "standard input")
    let output = BufferedOutput { text in try DescriptorOutput.standard.write(text) }
    do {
      try play({ try lines.next() }, to: output)
      try output.flush()
      return .done
    } catch {
      try output.flush()
      guard let error = error as? TraceError else { throw error }
      Console.report("\(error)")
      return .usage
    }
  }

  /// Plays lines of events, up to nil; those before a bad one have been played when it is found.
  func play(_ nextLine: () throws -> [UInt8]?, to output: BufferedOutput) throws {
    var player = TracePlayer(
      pager: options.pager, framesPerSecond: options.framesPerSecond, until: options.until,
      write: output.write(line:))
    var number = 0
    while let line = try nextLine() {
      number += 1
      guard !line.allSatisfy(TraceCommand.isBlank) else { continue }
      try player.play(record(line, number: number))
    }
    try player.finish()
  }

  private func record(_ line: [UInt8], number: Int) throws(TraceError) -> TraceRecord {
    do throws(TraceError.Reason) {
      return try TraceRecord(line: line)
    } catch {
      throw TraceError(line: number, reason: error)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
