import PosterImages
import PosterRender

/// One PNG file.
struct PictureSink: FrameSink {
  let path: FilePath

  func append(_ frame: RenderedFrame) throws {
    try AtomicFile.write(path, bytes: frame.png())
  }

  func finish() {}
}
