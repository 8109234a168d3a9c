#if canImport(CVips)
  import CVips
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Decodes with libvips: JPEG, PNG, WebP, GIF, TIFF, HEIF and AVIF, SVG.
  ///
  /// The content decides the format. Nothing is fetched and nothing is executed. Each call takes
  /// one processor; call it from as many threads as there are of those.
  public struct VipsDecoder: PictureDecoder {
    private let limits: DecodeLimits

    /// A decoder that refuses what is beyond `limits`.
    public init(limits: DecodeLimits = DecodeLimits()) {
      self.limits = limits
    }

    /// Reads the whole source into memory, then decodes it at the requested size.
    public func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
      try decode(request) { true }
    }

    /// The same, given up between two strips of rows when `isWanted` says no; a drawing at once.
    public func decode(
      _ request: PictureRequest, while isWanted: () -> Bool
    ) throws(PictureError) -> DecodedPicture {
      try limits.checkOutput(request.pixelSize)
      return try withContents(of: request) { data throws(PictureError) in
        if data.withUnsafeBytes({ VipsLoader(of: $0) }) == .svg {
          return try VipsDrawing.picture(data, request: request, limits: limits, while: isWanted)
        }
        return try decode(data, request) { decoding throws(PictureError) in
          try decoding.picture(while: isWanted)
        }
      }
    }

    /// A large JPEG's, whose coefficients are decoded at an eighth of the size.
    public func quickPicture(for request: PictureRequest) -> DecodedPicture? {
      guard (try? limits.checkOutput(request.pixelSize)) != nil else { return nil }
      let quick = request.reduced(toSide: PictureStandIn.side)
      return try? withContents(of: request) { data throws(PictureError) in
        try decode(data, quick) { decoding throws(PictureError) in
          guard decoding.isMuchQuicker(than: request) else { throw .cancelled }
          return try decoding.picture { true }
        }
      }
    }

    private func withContents(
      of request: PictureRequest, _ body: (Data) throws(PictureError) -> DecodedPicture
    ) throws(PictureError) -> DecodedPicture {
      guard VipsLibrary.isReady else { throw .decoderUnavailable }
      let data = try request.source.contents(limit: limits.byteCount)
      guard !data.isEmpty else { throw .empty }
      do throws(PictureError) {
        return try body(data)
      } catch {
        guard case .damaged(let format) = error, format.isCutShort(data) else { throw error }
        throw .truncated(format)
      }
    }

    private func decode(
      _ data: Data, _ request: PictureRequest,
      _ body: (VipsDecoding) throws(PictureError) -> DecodedPicture
    ) throws(PictureError) -> DecodedPicture {
      let result = VipsThread.run {
        data.withUnsafeBytes { bytes in
          Result { () throws(PictureError) in
            try body(VipsDecoding(bytes: bytes, request: request, limits: limits))
          }
        }
      }
      return try result.get()
    }
  }
#endif
