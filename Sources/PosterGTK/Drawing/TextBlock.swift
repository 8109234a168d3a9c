internal import GtkInterop
internal import PosterEngine

/// One or two texts below each other: a caption, or what a placeholder says.
struct TextBlock {
  private static let lineGap = 4.0

  private let first: TextLayout?
  private let second: TextLayout?

  /// Lays both texts out for a width in points; nil and empty ones take no room.
  init(
    first: String?, font firstFont: String, second: String?, font secondFont: String,
    width: Double, alignment: TextLayout.Alignment, context: TextContext
  ) {
    self.first = Self.layout(first, firstFont, 2, width, alignment, context)
    self.second = Self.layout(second, secondFont, 4, width, alignment, context)
  }

  private static func layout(
    _ text: String?, _ font: String, _ maximumLines: Int, _ width: Double,
    _ alignment: TextLayout.Alignment, _ context: TextContext
  ) -> TextLayout? {
    guard let text, !text.isEmpty else { return nil }
    return TextLayout(
      text, font: font, width: width, maximumLines: maximumLines, alignment: alignment,
      context: context)
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { first == nil && second == nil }

  /// Height in points.
  var height: Double {
    let gap = first != nil && second != nil ? Self.lineGap : 0
    return (first?.height ?? 0) + gap + (second?.height ?? 0)
  }

  /// Draws the block with its top left corner at a point.
  func draw(into snapshot: borrowing Snapshot, at origin: Vector) {
    var y = origin.y
    if let first {
      snapshot.append(first, color: Palette.text, x: origin.x, y: y)
      y += first.height + Self.lineGap
    }
    if let second {
      snapshot.append(second, color: Palette.secondaryText, x: origin.x, y: y)
    }
  }
}
