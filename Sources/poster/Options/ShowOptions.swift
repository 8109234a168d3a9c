import PosterImages

/// What `poster show` was asked for.
struct ShowOptions: Sendable {
  var look = LookOptions()
  /// How long a poster rests before the next one comes, in seconds; nil when it stays.
  var autoAdvanceInterval: Double?
  var isFullscreen = false
  var captions = CaptionsOption.auto
  /// Where what happens is written down; nil for nowhere.
  var recording: FilePath?

  static let table: [OptionSpec] =
    [
      .autoAdvance,
      .value("captions", "WHEN", "titles: auto (a few seconds at a time), on or off [auto]"),
      .flag("fullscreen", "cover the whole screen; F11 toggles it, Escape leaves it"),
      .value("record", "FILE", "write down what happens, for poster trace to play again"),
    ] + LookOptions.table
}

extension ShowOptions {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    look = try LookOptions(arguments)
    isFullscreen = arguments.flags.contains("fullscreen")
    autoAdvanceInterval = try arguments.autoAdvance()
    captions = try CaptionsOption(arguments)
    recording = arguments.values["record"].map { FilePath(bytes: $0) }
  }
}
