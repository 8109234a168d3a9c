/// How soon a picture is needed.
public struct PicturePriority: Hashable, Comparable, Sendable {
  /// 0 for what is on the screen, then the place in the order of prefetching.
  public var distance: Int

  /// A priority for that distance; what is on the screen for negative ones.
  public init(distance: Int) {
    self.distance = max(distance, 0)
  }

  /// On the screen now.
  public static let visible = PicturePriority(distance: 0)

  /// The smaller one is served first.
  public static func < (left: PicturePriority, right: PicturePriority) -> Bool {
    left.distance < right.distance
  }
}
