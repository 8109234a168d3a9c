public import Foundation

/// Gets the bytes of pictures that are on servers.
public protocol PictureFetcher: Sendable {
  /// The bytes of the picture file at `url`. Ends soon after the calling task is cancelled.
  func picture(at url: URL) async throws(PictureError) -> Data

  /// Told when what came from there did not decode, so that a copy is not used again.
  func discard(_ url: URL) async
}

extension HTTPPictureLoader: PictureFetcher {
  /// The loader that pipelines share which were given none. Made when it is first needed.
  static let shared = HTTPPictureLoader()

  /// The bytes of the picture file at `url`, as `data(from:)` gets them.
  public func picture(at url: URL) async throws(PictureError) -> Data {
    do {
      return try await data(from: url)
    } catch {
      throw error.failure == .cancelled ? .cancelled : .network(error.failure)
    }
  }
}
