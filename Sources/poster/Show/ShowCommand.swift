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
    if let recording = options.recording {
      try OutputRule.checkFolder(of: recording, option: "--record")
    }
    let samples = inputs.isEmpty ? Samples.manifest() : nil
    let input = PosterInput.load(inputs, samples: samples)
    // Pictures may be on their way into a folder that is there; nothing else is waited for.
    guard !input.posters.isEmpty || !input.emptyFolders.isEmpty else { return .failed }
    let session = ShowSession(
      arguments: inputs, samples: samples, input: input,
      recorder: try recorder(count: input.posters.count))
    try PosterApplication.run(
      items: session.live.items,
      options: PosterWindowOptions(options, folders: input.folders), hooks: session.hooks)
    return session.hasShownNothing ? .failed : .done
  }

  private func recorder(count: Int) throws(OutputError) -> TraceRecorder? {
    guard let file = options.recording else { return nil }
    return TraceRecorder(to: try .opening(file), count: count) { Console.report("\($0)") }
  }
}

extension PosterInput {
  /// The folders among the arguments that hold no pictures.
  var emptyFolders: [FilePath] {
    failures.filter { $0.error == .noPictures }.map(\.input)
  }
}
