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
}
