/// Makes a picture of the requested size out of its source.
///
/// Implementations are called from several threads at once, and block: never call one on the main
/// thread.
public protocol PictureDecoder: Sendable {
  /// The first frame, upright, in sRGB, with its alpha.
  ///
  /// - Throws: the one reason why there is no picture. A file that is cut short is an error, never
  ///   a picture with a blank part.
  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture

  /// The same, given up with the error `cancelled` soon after `isWanted` says no.
  ///
  /// - Parameter isWanted: Asked now and then, by one thread at a time, while the calling one waits.
  func decode(
    _ request: PictureRequest, while isWanted: () -> Bool
  ) throws(PictureError) -> DecodedPicture

  /// A picture of the same content and proportions, of a few dozen pixels, to be shown while
  /// `decode` works; nil when it would not come much sooner, and when there is none.
  func quickPicture(for request: PictureRequest) -> DecodedPicture?
}

extension PictureDecoder {
  /// Decodes to the end.
  public func decode(
    _ request: PictureRequest, while isWanted: () -> Bool
  ) throws(PictureError) -> DecodedPicture {
    try decode(request)
  }

  /// Nothing comes sooner than the picture itself.
  public func quickPicture(for request: PictureRequest) -> DecodedPicture? { nil }
}
