extension PageLayout {
  /// The poster whose index is nearest to a number, in 0 ..< count; 0 where there are none. Where
  /// ``index(of:)`` goes round, this stops at the last one.
  func nearestPoster(to index: Int) -> Int { max(0, min(index, count - 1)) }

  /// The page that shows a poster and is nearest to `page`: the poster's own in a finite pager; in a
  /// looping one the shorter way round, forward where both are as long.
  ///
  /// `poster` may be any number; it is clamped in a finite pager and taken around in a looping one.
  public func page(showing poster: Int, nearestTo page: Int) -> Int {
    guard isLooping else { return clamp(poster) }
    let start = clamp(page)
    let forward = index(of: index(of: poster) - index(of: start))
    let backward = count - forward
    return forward <= backward ? start + forward : start - backward
  }
}
