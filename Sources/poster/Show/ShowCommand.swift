import PosterGTK
import PosterImages

/// `poster show`: shows posters in a window.
struct ShowCommand: Subcommand {
  static let name = "show"
  static let summary = "in a window"
  static let parser = OptionParser(table: ShowOptions.table)
  static var help: String { Help.show(parser) }

  let options: ShowOptions
  let inputs: [FilePath]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    options = try ShowOptions(arguments)
    inputs = arguments.inputs
  }

  @MainActor func run() throws -> ExitCode {
    let posters = PosterInput.load(inputs)
    guard !posters.isEmpty else { return .failed }
    var failures = 0
    let recorder = try recorder(count: posters.count)
    let hooks = PosterApplication.Hooks(
      onFailure: { index, error in
        failures += 1
        Console.report("\(posters[index].file): \(error)")
      },
      recorder: recorder.map { recorder in { recorder.record($0, at: $1) } })
    try PosterApplication.run(
      items: posters.map(PosterItem.init), options: PosterWindowOptions(options), hooks: hooks)
    return failures < posters.count ? .done : .failed
  }

  private func recorder(count: Int) throws(OutputError) -> TraceRecorder? {
    guard let file = options.recording else { return nil }
    return TraceRecorder(to: try .opening(file), count: count) { Console.report("\($0)") }
  }
}
