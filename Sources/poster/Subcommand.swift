/// One of the command's subcommands.
protocol Subcommand {
  static var name: String { get }
  static var parser: OptionParser { get }
  static var help: String { get }

  /// Understands the arguments.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does the work.
  func run() throws -> ExitCode
}
