import PosterImages
import Testing
import UIKit

@Suite("The double of UIImage") struct UIImageTests {
  private func image(_ width: Int, _ height: Int) throws -> CGImage {
    let buffer = try #require(PixelBuffer(count: width * height * 4) { _ in })
    let size = PixelSize(width: width, height: height)
    return try #require(
      DecodedPicture(pixelSize: size, isOpaque: false, buffer: buffer)?.makeCGImage())
  }

  @Test("An image that lies on its side is as wide as it is high, in points")
  func size() throws {
    let image = try image(40, 20)
    #expect(UIImage(cgImage: image).size == CGSize(width: 40, height: 20))
    let turned = UIImage(cgImage: image, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 10, height: 20))
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test("A renderer makes the image that is drawn, upright")
  func renderer() throws {
    let turned = UIImage(cgImage: try image(40, 20), scale: 2, orientation: .right)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let drawn = UIGraphicsImageRenderer(size: turned.size, format: format).image { _ in
      turned.draw(at: .zero)
    }
    #expect(drawn.imageOrientation == .up && drawn.size == CGSize(width: 10, height: 20))
    #expect(UIGraphicsImageRenderer(size: .zero, format: format).image { _ in }.cgImage == nil)
  }
}
