extension PageLayout {
  /// The same layout in a viewport of another size.
  public func resized(to viewport: Size) -> PageLayout {
    PageLayout(
      viewport: viewport, axis: axis, direction: direction, count: count, peek: peek,
      spacing: spacing, isLooping: wantsLoop, displayScale: grid.scale)
  }

  /// The same layout with another number of posters.
  public func counting(_ count: Int) -> PageLayout {
    PageLayout(
      viewport: viewport, axis: axis, direction: direction, count: count, peek: peek,
      spacing: spacing, isLooping: wantsLoop, displayScale: grid.scale)
  }
}
