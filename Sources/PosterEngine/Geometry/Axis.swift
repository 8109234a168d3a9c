/// The axis along which a pager scrolls.
///
/// Only `Axis` and ``LayoutDirection`` know which coordinate an offset belongs to and which way it
/// grows; everything else is written in lengths *along* and *across* the axis.
public enum Axis: Equatable, Sendable {
  /// Pages follow each other in the reading direction.
  case horizontal
  /// Pages follow each other downwards.
  case vertical

  /// The extent of `size` along the axis.
  public func length(of size: Size) -> Double {
    self == .horizontal ? size.width : size.height
  }

  /// The extent of `size` across the axis.
  public func breadth(of size: Size) -> Double {
    self == .horizontal ? size.height : size.width
  }

  /// The component of `vector` along the axis.
  public func along(_ vector: Vector) -> Double {
    self == .horizontal ? vector.x : vector.y
  }

  /// The component of `vector` across the axis.
  public func across(_ vector: Vector) -> Double {
    self == .horizontal ? vector.y : vector.x
  }

  /// The vector with these components along and across the axis.
  public func vector(along: Double, across: Double = 0) -> Vector {
    self == .horizontal ? Vector(x: along, y: across) : Vector(x: across, y: along)
  }

  /// The size with these extents along and across the axis.
  public func size(length: Double, breadth: Double) -> Size {
    self == .horizontal
      ? Size(width: length, height: breadth) : Size(width: breadth, height: length)
  }

  /// The rectangle that starts at `start` along the axis and at 0 across it.
  public func rect(start: Double, length: Double, breadth: Double) -> Rect {
    self == .horizontal
      ? Rect(x: start, y: 0, width: length, height: breadth)
      : Rect(x: 0, y: start, width: breadth, height: length)
  }
}
