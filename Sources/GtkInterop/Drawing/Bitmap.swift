/// Pixels in memory: rows from the top, each pixel blue, green, red, alpha, premultiplied.
package struct Bitmap: Equatable, Sendable {
  /// Width in pixels.
  package var width: Int
  /// Height in pixels.
  package var height: Int
  /// `width * height * 4` bytes.
  package var bytes: [UInt8]

  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }
}
