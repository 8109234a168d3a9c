/// The page at which a released pager comes to rest.
public enum PageTarget {
  /// The speed from which a release counts as a flick, in points a second.
  public static let flickSpeed = 300.0

  /// The page to settle on: after a flick the next rest strictly beyond the offset in its
  /// direction, else the nearest; always within one page of the page at which the gesture began,
  /// and within the ends of a finite pager.
  ///
  /// - Parameters:
  ///   - offset: how far the pager has scrolled, in points.
  ///   - velocity: the offset's velocity, in points a second.
  ///   - origin: the page at which the gesture began.
  ///   - lead: how much further the pointer has gone than the content, in points of offset; counts
  ///     where the nearest page is looked for.
  ///   - layout: where pages rest.
  public static func page(
    from offset: Double, velocity: Double, origin: Int, lead: Double = 0, in layout: PageLayout
  ) -> Int {
    let wanted =
      abs(velocity) >= flickSpeed
      ? nextPage(from: offset, isForward: velocity > 0, in: layout) : layout.page(at: offset + lead)
    let origin = layout.clamp(origin)
    return layout.clamp(max(origin - 1, min(wanted, origin + 1)))
  }

  /// The next page whose rest lies strictly beyond `offset`.
  private static func nextPage(
    from offset: Double, isForward: Bool, in layout: PageLayout
  ) -> Int {
    let nearest = layout.page(at: offset)
    let rest = layout.rest(of: nearest)
    if isForward { return rest > offset ? nearest : nearest + 1 }
    return rest < offset ? nearest : nearest - 1
  }
}
