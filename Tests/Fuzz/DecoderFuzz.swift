// Compiled by Scripts/fuzz.sh into one module with PosterImages.

import Foundation

/// Small, so that thousands of inputs are tried a second, and so that a limit is reached now and
/// then.
private let limits = DecodeLimits(
  byteCount: 1 << 20, pixelCount: 2_000_000, heldPixelCount: 1_000_000)

private let decoder = VipsDecoder(limits: limits)

/// Decodes the bytes as a picture file: there is a picture of the size that was asked for, or a
/// reason. Reads them as the HTTP loader and the truncation checks do besides.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDecoder(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let data = Data(UnsafeBufferPointer(start: bytes, count: count))
  let size = PixelSize(data)
  let mode = PictureMode(data)
  let request = PictureRequest(source: .data(data), pixelSize: size, mode: mode)
  do throws(PictureError) {
    let picture = try decoder.decode(request)
    let fits = picture.pixelSize.width <= size.width && picture.pixelSize.height <= size.height
    precondition(mode == .fit ? fits : picture.pixelSize == size, "a picture of another size")
    _ = picture.averageColor()
  } catch {
    precondition(!error.description.isEmpty)
  }
  _ = decoder.quickPicture(for: request)
  _ = PictureSignature(of: data)
  for format in PictureFormat.allCases {
    _ = format.isCutShort(data)
    _ = format.hasEnd(data)
  }
  return 0
}

extension PixelSize {
  /// Some small size, by the bytes, so that an input gives the same each time.
  fileprivate init(_ data: Data) {
    let sides = data.suffix(3).map { Int($0) % 40 + 1 } + [24, 36]
    self.init(width: sides[0], height: sides[1])
  }
}

extension PictureMode {
  /// Either, by the bytes as well.
  fileprivate init(_ data: Data) {
    self = (data.last ?? 0).isMultiple(of: 2) ? .fill : .fit
  }
}
