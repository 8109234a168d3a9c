/// How much a layer lags behind its page: 0 travels with it, 0.5 at half its speed, 1 stands still.
///
/// A layer of depth *d* in a page at position *p* is displaced by −d·p·s, where s is the stride.
enum Depth {
  /// The depths that make sense; others would uncover the page's edges.
  static let range: ClosedRange<Double> = 0...1

  /// The displacement along the axis, in points. A depth out of range is taken as the nearest one,
  /// and one that is not a number as 0.
  static func translation(_ depth: Double, at position: Double, stride: Double) -> Double {
    -clamped(depth) * position * stride
  }

  /// How far a picture must stand out at both ends of its page, in points, so that no edge is bare
  /// in a page that peeks.
  static func overscan(_ depth: Double, peek: Double) -> Double {
    clamped(depth) * peek
  }

  private static func clamped(_ depth: Double) -> Double {
    depth > range.upperBound ? range.upperBound : depth > range.lowerBound ? depth : 0
  }
}
