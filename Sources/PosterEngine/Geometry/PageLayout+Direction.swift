extension PageLayout {
  /// The displacement, in coordinates, that a length along the axis towards the following page is.
  public func displacement(_ length: Double) -> Vector {
    axis.vector(along: direction.sign(along: axis) * length)
  }

  /// The length along the axis, towards the following page, of a displacement in coordinates.
  public func length(of displacement: Vector) -> Double {
    direction.sign(along: axis) * axis.along(displacement)
  }

  /// Whether a pointer's movement means the same in both layouts.
  func isDragged(as other: PageLayout) -> Bool {
    axis == other.axis && pagesToTheRight == other.pagesToTheRight
  }

  /// How many pages further the neighbour on the right is: 1, or −1 in a right-to-left layout.
  public var pagesToTheRight: Int {
    direction.sign(along: axis) < 0 ? -1 : 1
  }
}
