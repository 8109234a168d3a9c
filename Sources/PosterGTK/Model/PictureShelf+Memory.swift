internal import GtkInterop
internal import PosterImages

extension PictureShelf {
  /// Six pictures of a screen's size: the page on screen, two on each side, and the one that leaves.
  private static let pictureCount = 6
  /// Small windows on small screens still turn back a few pages without decoding.
  private static let byteLimits = 32 << 20...96 << 20

  /// A shelf whose pipeline keeps what suits the largest screen.
  convenience init(decoder: any PictureDecoder) {
    let limit = Self.cacheByteLimit(screenPixelCount: Display.largestScreenPixelCount)
    self.init(
      pipeline: PicturePipeline(decoder: decoder, cacheByteLimit: limit), cacheByteLimit: limit)
  }

  /// What pictures may take in memory beside those on screen.
  static func cacheByteLimit(screenPixelCount: Int) -> Int {
    let (bytes, isHuge) = screenPixelCount.multipliedReportingOverflow(
      by: pictureCount * DecodedPicture.bytesPerPixel)
    return isHuge
      ? byteLimits.upperBound
      : min(max(bytes, byteLimits.lowerBound), byteLimits.upperBound)
  }

  /// Gives back what pages beside those on screen take.
  func trimMemory(in shortage: MemoryMonitor.Shortage) {
    switch shortage {
    case .low: trimMemory(toPart: 0.5)
    case .critical: trimMemory(toPart: 0)
    }
  }
}
