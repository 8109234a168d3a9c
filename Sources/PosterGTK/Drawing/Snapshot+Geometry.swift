internal import GtkInterop
internal import PosterEngine

extension Snapshot {
  borrowing func append(_ texture: Texture, in rect: Rect) {
    append(texture, x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  borrowing func append(_ color: Color, in rect: Rect) {
    append(color, x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  borrowing func append(from top: Color, to bottom: Color, in rect: Rect) {
    append(from: top, to: bottom, x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  borrowing func clipped(to rect: Rect, _ body: (borrowing Snapshot) -> Void) {
    clipped(x: rect.x, y: rect.y, width: rect.width, height: rect.height, body)
  }
}
