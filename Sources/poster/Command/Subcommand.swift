/// One of the command's subcommands.
protocol Subcommand {
  static var name: String { get }

  /// What it does, in a few words for the list of subcommands.
  static var summary: String { get }

  static var parser: OptionParser { get }

  /// What `--help` prints.
  static var help: String { get }

  /// Understands the arguments.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work.
  @MainActor func run() throws -> ExitCode
}
