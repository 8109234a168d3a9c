import PosterImages

/// `poster show`: shows posters in a window.
struct ShowCommand: Subcommand {
  static let name = "show"
  static let parser = OptionParser(table: ShowOptions.table)
  static var help: String { Help.show(parser) }

  let options: ShowOptions
  let inputs: [FilePath]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try ShowOptions(arguments)
    inputs = arguments.inputs
  }

  func run() throws -> ExitCode {
    let posters = PosterInput.load(inputs)
    guard !posters.isEmpty else { return .failed }
    return .failed
  }
}
