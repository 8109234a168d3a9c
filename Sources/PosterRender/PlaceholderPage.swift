import CCairo
import PosterEngine

/// The page of a poster that cannot be shown: its name and the reason, in the middle.
struct PlaceholderPage {
  let name: String
  let reason: String

  private static let backdrop = Color(red: 0.16, green: 0.17, blue: 0.20)
  private static let nameColor = Color(red: 0.95, green: 0.95, blue: 0.96)
  private static let reasonColor = Color(red: 0.68, green: 0.70, blue: 0.74)

  /// The text's width and size, as parts of the page's shorter side; small enough for a file name
  /// on two lines, large enough to read at a glance.
  private static let textWidth = 0.8
  private static let nameSize = 0.06
  private static let reasonSize = 0.045

  /// The gap between name and reason, in the name's own size.
  private static let gap = 0.5

  func draw(in bounds: Rect, opacity: Double, on canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: bounds)
      canvas.layer(opacity: opacity) {
        canvas.fill(Self.backdrop)
        drawText(in: bounds, on: canvas)
      }
    }
  }

  private func drawText(in bounds: Rect, on canvas: Canvas) {
    let side = min(bounds.width, bounds.height)
    let width = bounds.width * Self.textWidth
    let title = TextBlock(
      name, size: side * Self.nameSize, isBold: true, width: width, lines: 3, on: canvas)
    let body = TextBlock(
      reason, size: side * Self.reasonSize, isBold: false, width: width, lines: 6, on: canvas)
    let gap = side * Self.nameSize * Self.gap
    let left = bounds.center.x - width / 2
    let top = bounds.center.y - (title.height + gap + body.height) / 2
    title.draw(at: Vector(x: left, y: top), Self.nameColor)
    body.draw(at: Vector(x: left, y: top + title.height + gap), Self.reasonColor)
  }
}
