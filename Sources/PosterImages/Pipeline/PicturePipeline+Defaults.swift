import Foundation

extension PicturePipeline {
  /// What pictures may take in memory: seven of a full HD screen's size.
  public static let defaultCacheByteLimit = 64 << 20

  /// More decodes at once would take more memory without ending sooner.
  private static let concurrencyLimit = 4

  /// A pipeline with threads of its own, one for each processor, four at most.
  public convenience init(
    decoder: any PictureDecoder, cacheByteLimit: Int = PicturePipeline.defaultCacheByteLimit,
    fetcher: (any PictureFetcher)? = nil
  ) {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, Self.concurrencyLimit)
    self.init(
      decoder: decoder, executor: PictureThreads(count: count), concurrentDecodes: count,
      cacheByteLimit: cacheByteLimit, fetcher: fetcher)
  }

  #if canImport(ImageIO)
    /// A pipeline that decodes as the system does.
    public convenience init(cacheByteLimit: Int = PicturePipeline.defaultCacheByteLimit) {
      self.init(decoder: ImageIODecoder(), cacheByteLimit: cacheByteLimit)
    }
  #elseif canImport(CVips)
    /// A pipeline that decodes as the system does.
    public convenience init(cacheByteLimit: Int = PicturePipeline.defaultCacheByteLimit) {
      self.init(decoder: VipsDecoder(), cacheByteLimit: cacheByteLimit)
    }
  #endif
}
