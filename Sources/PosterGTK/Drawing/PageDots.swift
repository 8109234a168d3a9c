internal import GtkInterop
internal import PosterEngine

/// The marks that tell which page is current: a dot for each, or a number where there are too many.
struct PageDots {
  /// The distance of the marks from the edge of the view, in points.
  static let inset = 20.0
  private static let maximumDots = 20
  private static let radius = 3.5
  private static let rim = 1.0
  private static let distance = 14.0
  private static let font = "Sans Bold 10"

  let layout: PageLayout
  /// The current poster.
  let index: Int
  let context: TextContext

  /// Draws the marks along the end edge of the view.
  func draw(into snapshot: borrowing Snapshot) {
    guard layout.count > 1, !layout.isEmpty else { return }
    guard layout.count <= Self.maximumDots else { return drawNumber(into: snapshot) }
    let axis = layout.axis
    let middle = Double(layout.count - 1) / 2
    let across = axis.breadth(of: layout.viewport) - Self.inset
    for dot in 0..<layout.count {
      let shift = axis.along(layout.displacement((Double(dot) - middle) * Self.distance))
      let center = axis.vector(along: layout.viewportLength / 2 + shift, across: across)
      snapshot.appendCircle(
        Palette.dotRim, centerX: center.x, centerY: center.y, radius: Self.radius + Self.rim)
      snapshot.appendCircle(
        dot == index ? Palette.currentDot : Palette.dot, centerX: center.x, centerY: center.y,
        radius: Self.radius)
    }
  }

  private func drawNumber(into snapshot: borrowing Snapshot) {
    let text = TextLayout(
      "\(index + 1) / \(layout.count)", font: Self.font, width: layout.viewport.width,
      maximumLines: 1, alignment: .center, context: context)
    let y = layout.viewport.height - Self.inset - text.height / 2
    snapshot.append(text, color: Palette.text, x: 0, y: y)
  }
}
