internal import GtkInterop
internal import PosterImages

/// What there is to draw of one poster.
enum PageContent {
  case pending
  /// The picture of a few dozen pixels.
  case standIn(PageLayer)
  case ready(PageLayer)
  case failed(PictureError)

  /// The picture, sharp or not, where there is one.
  var layer: PageLayer? {
    switch self {
    case .standIn(let layer), .ready(let layer): layer
    case .pending, .failed: nil
    }
  }
}

/// A picture that is drawn.
struct PageLayer {
  let texture: Texture
  private let picture: DecodedPicture

  /// Nil when there is no memory for it.
  init?(_ picture: DecodedPicture) {
    guard let texture = Texture(picture) else { return nil }
    self.texture = texture
    self.picture = picture
  }

  /// The picture's own size.
  var pixelSize: PixelSize { picture.pixelSize }

  var isOpaque: Bool { picture.isOpaque }

  /// Whether both draw from the same memory.
  func isSame(as other: PageLayer) -> Bool {
    picture.buffer === other.picture.buffer
  }
}

extension Texture {
  /// Draws from the picture's own memory, and keeps it.
  convenience init?(_ picture: DecodedPicture) {
    self.init(
      pixels: UnsafeRawBufferPointer(
        start: picture.buffer.baseAddress, count: picture.buffer.count),
      width: picture.pixelSize.width, height: picture.pixelSize.height,
      bytesPerRow: picture.bytesPerRow, isOpaque: picture.isOpaque, owner: picture.buffer)
  }
}
