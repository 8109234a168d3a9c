import PosterImages

/// The command: finds the subcommand, runs it, and turns errors into one line and an exit code.
enum PosterCommand {
  static var subcommands: [any Subcommand.Type] {
    [ShowCommand.self, RenderCommand.self, TraceCommand.self]
  }

  private static var names: String { subcommands.map { $0.name }.joined(separator: ", ") }

  /// Runs with the arguments that follow the program's name, as bytes.
  @MainActor static func run(_ arguments: [[UInt8]]) -> ExitCode {
    let subcommand = subcommands.first { arguments.first?.elementsEqual($0.name.utf8) ?? false }
    do {
      guard let subcommand else { return try runWithoutSubcommand(arguments) }
      return try run(subcommand, Array(arguments.dropFirst()))
    } catch let error as UsageError {
      let command = subcommand.map { "poster \($0.name)" } ?? "poster"
      Console.report(error.isExplainedByHelp ? "\(error); see \(command) --help" : "\(error)")
      return .usage
    } catch {
      Console.report("\(error)")
      return .failed
    }
  }

  private static func runWithoutSubcommand(_ arguments: [[UInt8]]) throws -> ExitCode {
    guard let first = arguments.first else { throw UsageError.missingCommand(known: names) }
    // What many other commands understand.
    if first.elementsEqual("help".utf8) { return try runWithoutSubcommand([Array("--help".utf8)]) }
    guard first.first == UInt8(ascii: "-") else {
      throw UsageError.unknownCommand(FilePath(bytes: first).description, known: names)
    }
    let parsed = try OptionParser(table: []).parse(arguments)
    guard parsed.asksForVersion else {
      guard parsed.asksForHelp else { throw UsageError.missingCommand(known: names) }
      try DescriptorOutput.standard.write(Help.command(subcommands))
      return .done
    }
    try DescriptorOutput.standard.write(Help.versionLine)
    return .done
  }

  @MainActor private static func run(
    _ subcommand: any Subcommand.Type, _ arguments: [[UInt8]]
  ) throws -> ExitCode {
    let parsed = try subcommand.parser.parse(arguments)
    if parsed.asksForHelp {
      try DescriptorOutput.standard.write(subcommand.help)
      return .done
    }
    if parsed.asksForVersion {
      try DescriptorOutput.standard.write(Help.versionLine)
      return .done
    }
    return try subcommand.init(parsed).run()
  }
}
