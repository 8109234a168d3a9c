/// A side of the current page, on the screen.
package enum Side: Sendable {
  /// To the left, in either layout direction.
  case left
  /// To the right, in either layout direction.
  case right
  /// Towards the top edge.
  case above
  /// Towards the bottom edge.
  case below
}

extension PageLayout {
  /// How many pages further the neighbour on a side is: 1 or −1, or 0 where pages do not follow each
  /// other that way.
  package func pages(to side: Side) -> Int {
    let direction =
      switch side {
      case .left: Vector(x: -1, y: 0)
      case .right: Vector(x: 1, y: 0)
      case .above: Vector(x: 0, y: -1)
      case .below: Vector(x: 0, y: 1)
      }
    return Int(length(of: direction))
  }
}
