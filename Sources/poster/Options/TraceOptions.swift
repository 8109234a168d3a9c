import PosterEngine

/// What `poster trace` was asked for.
struct TraceOptions: Sendable {
  var look: LookOptions
  var pages: Int
  var size: Size
  var scale = 1.0
  var framesPerSecond = 60.0
  /// The last frame's time at most, in seconds; nil is two seconds after the last event.
  var until: Double?
  var autoAdvance: Double?

  /// More frames than any display shows.
  static let mostFramesPerSecond = 100_000.0

  static let table: [OptionSpec] =
    [
      .value("pages", "N", "how many posters there are"),
      .value("size", "WxH", "the viewport, in points"),
      .value("scale", "S", "pixels for each point [1]"),
      .value("fps", "F", "frames a second [60]"),
      .value("until", "SECONDS", "when frames end [2 seconds after the last event]"),
      .autoAdvance,
    ] + LookOptions.table

  /// The pager at rest on its first page, at 0 seconds.
  var pager: Pager {
    Pager(
      layout: look.layout(viewport: size, count: pages, scale: scale), effect: look.effect,
      autoAdvanceInterval: autoAdvance)
  }
}

extension TraceOptions {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    look = try LookOptions(arguments)
    let possible = 0...RenderOptions.pages.upperBound
    guard let pages = try arguments.integer("pages", in: possible, "a whole number")
    else { throw .missingOption(usage: "--pages N") }
    self.pages = pages
    guard let size = try arguments.size("size") else { throw .missingOption(usage: "--size WxH") }
    self.size = size
    scale = try arguments.scale("scale") ?? scale
    framesPerSecond =
      try arguments.number(
        "fps", in: 0.001...Self.mostFramesPerSecond, "a rate")
      ?? framesPerSecond
    until = try arguments.number(
      "until", in: 0...Double.greatestFiniteMagnitude, "a time in seconds")
    autoAdvance = try arguments.autoAdvance()
    guard arguments.inputs.isEmpty else {
      throw .conflict(
        "trace takes no pictures (\(arguments.inputs[0])); events come from standard input")
    }
  }
}
