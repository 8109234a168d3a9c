extension PagerFrame {
  /// The page that is drawn on top at a point of the viewport, as a virtual index; nil where there
  /// is none.
  public func page(under point: Vector) -> Int? {
    var topmost: Int?
    var order = Int.min
    for page in pages {
      let placement = self[page]
      guard placement.order >= order, placement.frame.contains(point) else { continue }
      topmost = page
      order = placement.order
    }
    return topmost
  }
}
