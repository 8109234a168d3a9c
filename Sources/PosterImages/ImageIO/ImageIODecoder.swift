#if canImport(ImageIO)
  import Foundation

  /// Decodes with ImageIO: JPEG, PNG, WebP, GIF, TIFF, HEIF and AVIF.
  ///
  /// The content decides the format. Each call works on its own thread alone; call it from as many
  /// as there are processors.
  public struct ImageIODecoder: PictureDecoder {
    private let limits: DecodeLimits

    /// A decoder that refuses what is beyond `limits`.
    public init(limits: DecodeLimits = DecodeLimits()) {
      self.limits = limits
    }

    /// Reads the whole source into memory, then decodes it at the requested size.
    public func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
      try decode(request) { true }
    }

    /// The same, given up before the decode, or right after it, when `isWanted` says no.
    public func decode(
      _ request: PictureRequest, while isWanted: () -> Bool
    ) throws(PictureError) -> DecodedPicture {
      try limits.checkOutput(request.pixelSize)
      let data = try request.source.contents(limit: limits.byteCount)
      guard !data.isEmpty else { throw .empty }
      let picture = try ImageIOSource(data, limits: limits)
      guard isWanted() else { throw .cancelled }
      let layout = PictureLayout(
        pictureSize: picture.pixelSize, requestedSize: request.pixelSize, mode: request.mode)
      let image = try picture.thumbnail(for: layout)
      guard isWanted() else { throw .cancelled }
      guard let decoded = DecodedPicture(drawing: image, layout: layout) else {
        throw .outOfMemory
      }
      return decoded
    }
  }
#endif
