/// A picture that comes in over what stood in for it. Times are in seconds.
struct PictureFade: Equatable {
  /// Short enough that nobody waits for it, and long enough not to be a flash.
  static let duration = 0.15

  let start: Double

  /// How much of the picture is there at a time, 0 to 1.
  func progress(at time: Double) -> Double {
    guard time.isFinite else { return 1 }
    return min(max((time - start) / Self.duration, 0), 1)
  }

  /// Whether nothing of what stood in is left.
  func isOver(at time: Double) -> Bool {
    progress(at: time) >= 1
  }
}
