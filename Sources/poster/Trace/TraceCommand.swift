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
    let output = BufferedOutput()
    defer { output.flush() }
    do throws(TraceError) {
      try play(DescriptorLines(STDIN_FILENO), to: output)
      return .done
    } catch {
      output.flush()
      Console.report("\(error)")
      return .usage
    }
  }

  /// Plays lines of events; those before a bad one have been played when it is found.
  func play(
    _ lines: some Sequence<[UInt8]>, to output: BufferedOutput
  ) throws(TraceError) {
    var player = TracePlayer(
      pager: options.pager, framesPerSecond: options.framesPerSecond, until: options.until,
      write: output.write(line:))
    for (index, line) in lines.enumerated() where !line.allSatisfy(TraceCommand.isBlank) {
      do throws(TraceError.Reason) {
        player.play(try TraceRecord(line: line))
      } catch {
        throw TraceError(line: index + 1, reason: error)
      }
    }
    player.finish()
  }

  private static func isBlank(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
