import PosterRender

/// Where frames go, one after the other.
protocol FrameSink {
  /// Takes the next frame.
  mutating func append(_ frame: RenderedFrame) throws

  /// Writes what can only be written when all frames are there.
  mutating func finish() throws
}
