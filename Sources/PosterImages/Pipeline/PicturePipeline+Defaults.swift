import Foundation

extension PicturePipeline {
  /// What pictures may take in memory: seven of a full HD screen's size.
  public static let defaultCacheByteLimit = 64 << 20

  /// More decodes at once would take more memory without ending sooner.
  private static let concurrencyLimit = 4

  /// A pipeline with threads of its own, one for each processor, four at most.
  public convenience init(
    decoder: any PictureDecoder, cacheByteLimit: Int = PicturePipeline.defaultCacheByteLimit
  ) {
    let count = min(ProcessInfo.processInfo.activeProcessorCount, Self.concurrencyLimit)
    self.init(
      decoder: decoder, executor: PictureThreads(count: count), concurrentDecodes: count,
      cacheByteLimit: cacheByteLimit)
  }
}
