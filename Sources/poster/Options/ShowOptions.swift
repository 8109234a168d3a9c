/// What `poster show` was asked for.
struct ShowOptions: Sendable {
  var look = LookOptions()
  /// How long a poster rests before the next one comes, in seconds; nil when it stays.
  var autoAdvanceInterval: Double?
  var isFullscreen = false

  static let table: [OptionSpec] =
    [
      .autoAdvance,
      .flag("fullscreen", "cover the whole screen; F11 toggles it"),
    ] + LookOptions.table
}

extension ShowOptions {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    look = try LookOptions(arguments)
    isFullscreen = arguments.flags.contains("fullscreen")
    autoAdvanceInterval = try arguments.autoAdvance()
  }
}
