extension PageLayout {
  /// Whether an offset is a page's rest, give or take the device pixel that native scrolling rounds
  /// by.
  package func isResting(on page: Int, at offset: Double) -> Bool {
    abs(rest(of: page) - offset) <= grid.pixel
  }

  /// Whether two offsets are the same place on the screen.
  package func isSamePlace(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) < grid.pixel / 2
  }
}
