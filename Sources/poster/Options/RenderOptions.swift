import PosterEngine
import PosterImages
import PosterRender

/// What `poster render` was asked for.
struct RenderOptions: Sendable {
  var look = LookOptions()
  var size = Self.defaultSize
  var scale = 1.0
  var from = 0
  /// The page that the last frame shows; nil is the page after `from`, where there is one.
  var to: Int?
  /// How many frames there are; nil is 1 for a single picture and `defaultFrames` for the rest.
  var frames: Int?
  var output: FilePath

  /// The viewport unless `--size` names one, in points.
  static let defaultSize = Size(width: 320, height: 480)

  /// How many frames travel from a page to another: about a second.
  static let defaultFrames = 31

  /// More frames than this are a slip of the finger; names of frames have four digits or more.
  static let mostFrames = 1_000_000

  /// The longest side of a frame, in pixels: what a WebP file holds.
  static let longestSide = AnimationFormat.webp.sideLimit

  /// The page numbers that are understood; far more posters than a computer holds.
  static let pages = -1_000_000_000...1_000_000_000

  static let table: [OptionSpec] =
    [
      .value("output", "PATH", "where frames go; see below"),
      .value("size", "WxH", "the viewport, in points [320x480]"),
      .value("scale", "S", "pixels for each point [1]"),
      .value("from", "PAGE", "the page that the first frame shows [0]"),
      .value("to", "PAGE", "the page that the last frame shows [the next one]"),
      .value("frames", "N", "how many frames [31; 1 for a .png]"),
    ] + LookOptions.table

  /// The extents of every frame.
  var pixelSize: PixelSize { PixelGrid(scale: scale).pixelSize(of: size) }
}

extension RenderOptions {
  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let output = arguments.values["output"] else {
      throw .missingOption(usage: "--output PATH")
    }
    guard !output.isEmpty else {
      throw arguments.invalid("output", expected: "the path of a file or a folder")
    }
    self.output = FilePath(bytes: output)
    look = try LookOptions(arguments)
    size = try arguments.size("size") ?? size
    scale = try arguments.scale("scale") ?? scale
    from = try arguments.integer("from", in: Self.pages, "a whole page number") ?? from
    to = try arguments.integer("to", in: Self.pages, "a whole page number")
    frames = try arguments.integer(
      "frames", in: 1...Self.mostFrames, "a whole number")
    let side = 1...Self.longestSide
    guard side.contains(pixelSize.width), side.contains(pixelSize.height),
      pixelSize.pixelCount <= FrameRenderer.mostPixels
    else {
      throw .conflict(
        "--size × --scale makes frames of \(pixelSize) pixels;"
          + " each side holds 1 to \(Self.longestSide),"
          + " and a frame \(FrameRenderer.mostPixels / 1_000_000) million in all")
    }
  }
}
