import PosterImages

/// Has a small picture beforehand.
struct SlowDecoder: PictureDecoder {
  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    try PatternDecoder().decode(request)
  }

  func quickPicture(for request: PictureRequest) -> DecodedPicture? {
    var small = request
    small.pixelSize = PixelSize(width: 2, height: 2)
    return try? PatternDecoder().decode(small)
  }
}
