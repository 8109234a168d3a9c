import PosterImages

extension OutputTarget {
  /// What writes frames of that size to the target.
  func sink(pixelSize: PixelSize) throws -> any FrameSink {
    switch self {
    case .folder(let path): try FolderSink(path)
    case .picture(let path): PictureSink(path: path)
    case .animation(let path, let format):
      try AnimationSink(path, format: format, pixelSize: pixelSize)
    }
  }
}
