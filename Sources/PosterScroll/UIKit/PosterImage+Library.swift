internal import PosterImages
public import UIKit

extension PosterImage {
  /// A picture that the app's own image library gets.
  ///
  /// ```swift
  /// poster.image = .image(id: film.id) { size in
  ///   try await library.image(for: film.id, fitting: size)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - id: what the picture is known by: equal ids are the same picture, whatever their closures
  ///     do.
  ///   - load: gets the image, of any size, for a page of that size in device pixels. Called off the
  ///     main actor; its task is cancelled when the page has gone. What it throws is remembered, and
  ///     it is not called again before a pause that grows.
  public static func image(
    id: String, load: @escaping @Sendable (_ pixelSize: CGSize) async throws -> UIImage
  ) -> PosterImage {
    .custom(id: id) { pixelSize in
      let image = try await load(CGSize(width: pixelSize.width, height: pixelSize.height))
      guard let picture = image.upright.flatMap({ DecodedPicture($0, covering: pixelSize) })
      else { throw EmptyImageError() }
      return .decoded(picture)
    }
  }
}

/// Why an image of the app's is no picture.
private struct EmptyImageError: Error, CustomStringConvertible {
  let description = "the image holds no picture"
}

extension UIImage {
  /// The pixels as they are seen; nil for an image without any.
  fileprivate var upright: CGImage? {
    if imageOrientation == .up, let cgImage { return cgImage }
    guard size.width > 0, size.height > 0 else { return nil }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      draw(at: .zero)
    }.cgImage
  }
}
