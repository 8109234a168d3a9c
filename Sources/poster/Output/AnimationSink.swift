import PosterImages
import PosterRender

/// One animated file.
struct AnimationSink: FrameSink {
  let path: FilePath
  private let writer: AnimationWriter

  /// How long a frame is shown, in milliseconds: 30 frames a second.
  static let frameMilliseconds = 33

  init(_ path: FilePath, format: AnimationFormat, pixelSize: PixelSize) throws(OutputError) {
    self.path = path
    writer = try Self.naming(path) { () throws(AnimationError) in
      try AnimationWriter(
        format: format, pixelSize: pixelSize, frameMilliseconds: Self.frameMilliseconds,
        scratchFolder: path.parent)
    }
  }

  func append(_ frame: RenderedFrame) throws {
    try Self.naming(path) { () throws(AnimationError) in try writer.append(frame.pixels) }
  }

  func finish() throws {
    try AtomicFile.write(path) { descriptor in
      try Self.naming(path) { () throws(AnimationError) in try writer.write(to: descriptor) }
    }
  }

  /// Gives the writer's errors the name of the file that they are about.
  private static func naming<Result>(
    _ path: FilePath, _ body: () throws(AnimationError) -> Result
  ) throws(OutputError) -> Result {
    do {
      return try body()
    } catch {
      throw .animation(path, error)
    }
  }
}
