@testable import PosterImages

/// Makes grey pictures of the requested size, and remembers what it was asked for.
final class FakeDecoder: PictureDecoder {
  struct Script: Sendable {
    var decoded: [PictureRequest] = []
    var failures: [PictureSource: PictureError] = [:]
    var quickPictures: [PictureSource: DecodedPicture] = [:]
    /// Called in the middle of a decode.
    var duringDecode: @Sendable (PictureRequest) -> Void = { _ in }
  }

  let script = Locked(Script())

  var decoded: [PictureRequest] { script.withLock { $0.decoded } }

  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    try decode(request) { true }
  }

  func decode(
    _ request: PictureRequest, while isWanted: () -> Bool
  ) throws(PictureError) -> DecodedPicture {
    let (failure, during) = script.withLock { script in
      script.decoded.append(request)
      return (script.failures[request.source], script.duringDecode)
    }
    during(request)
    if let failure { throw failure }
    guard isWanted() else { throw .cancelled }
    guard let picture = DecodedPicture.grey(128, request.pixelSize) else { throw .outOfMemory }
    return picture
  }

  func quickPicture(for request: PictureRequest) -> DecodedPicture? {
    script.withLock { $0.quickPictures[request.source] }
  }
}

extension DecodedPicture {
  /// An opaque picture of one grey.
  static func grey(_ level: UInt8, _ size: PixelSize) -> DecodedPicture? {
    guard let count = byteCount(of: size) else { return nil }
    let buffer = PixelBuffer(count: count) { bytes in
      for at in bytes.indices { bytes[at] = at % 4 == 3 ? 255 : level }
    }
    return buffer.flatMap { DecodedPicture(pixelSize: size, isOpaque: true, buffer: $0) }
  }
}

extension PictureRequest {
  /// A request for a file of that name, which need not be there.
  static func named(_ name: String, width: Int = 10, height: Int = 10) -> PictureRequest {
    PictureRequest(
      source: .file(FilePath("/nowhere/\(name)")),
      pixelSize: PixelSize(width: width, height: height))
  }
}
