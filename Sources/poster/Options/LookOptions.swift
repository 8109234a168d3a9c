import PosterEngine

/// How pages look and follow each other: the options that every subcommand shares.
struct LookOptions: Sendable {
  var effect = PosterEffect.standard
  var axis = Axis.horizontal
  /// Whether `--rtl` was given; a window without it follows the desktop's direction.
  var isRightToLeft = false
  var peek = 0.0
  var spacing = 0.0
  var isLooping = false

  /// The longest length that an option takes, in points; far more than any screen has.
  static let longestLength = 100_000.0

  static let table: [OptionSpec] = [
    .value("effect", "NAME", "what pages do on their way [parallax]; see below"),
    .value("depth", "D", "how much a parallax picture lags, from 0 to 1 [0.5]"),
    .value("peek", "PT", "how much of the neighbours shows at each end, in points [0]"),
    .value("spacing", "PT", "the gap between two pages, in points [0]"),
    .flag("vertical", "pages follow each other downwards"),
    .flag("rtl", "the next page lies to the left"),
    .flag("loop", "the last page is followed by the first"),
  ]

  /// The layout of these options in a viewport.
  func layout(viewport: Size, count: Int, scale: Double) -> PageLayout {
    PageLayout(
      viewport: viewport, axis: axis, direction: isRightToLeft ? .rightToLeft : .leftToRight,
      count: count, peek: peek, spacing: spacing, isLooping: isLooping, displayScale: scale)
  }
}

extension LookOptions {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    effect = try Self.effect(arguments)
    peek =
      try arguments.number("peek", in: 0...Self.longestLength, "a length in points")
      ?? peek
    spacing =
      try arguments.number(
        "spacing", in: -Self.longestLength...Self.longestLength, "a length in points") ?? spacing
    axis = arguments.flags.contains("vertical") ? .vertical : .horizontal
    isRightToLeft = arguments.flags.contains("rtl")
    isLooping = arguments.flags.contains("loop")
  }

  private static func effect(_ arguments: ParsedArguments) throws(UsageError) -> PosterEffect {
    let depth = try arguments.number("depth", in: 0...1, "a number")
    guard let bytes = arguments.values["effect"] else {
      return EffectName.parallax.effect(depth: depth)
    }
    guard let name = EffectName(rawValue: String(decoding: bytes, as: UTF8.self)) else {
      throw arguments.invalid("effect", expected: "one of \(EffectName.list)")
    }
    guard depth == nil || name == .parallax else {
      throw .conflict("--depth goes with --effect parallax; \(name.rawValue) has none")
    }
    return name.effect(depth: depth)
  }
}
