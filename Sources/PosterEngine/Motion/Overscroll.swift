/// The relation between where a finger has dragged the content to (the raw offset) and where it
/// stands: the same within the ends, held back by a rubber band beyond them.
struct Overscroll {
  let limit: Limit
  let band: RubberBand

  init(of layout: PageLayout) {
    limit = layout.offsetLimit
    band = RubberBand(viewportLength: layout.viewportLength)
  }

  /// Where the content stands.
  func offset(ofRaw raw: Double) -> Double {
    limit.clamp(raw) + band.displacement(of: limit.excess(of: raw))
  }

  /// Where the content must have been dragged to, to stand at `offset`.
  func raw(ofOffset offset: Double) -> Double {
    limit.clamp(offset) + band.distance(of: limit.excess(of: offset))
  }

  /// The nearest offset to which the rubber band can give way.
  func bounded(_ offset: Double) -> Double { self.offset(ofRaw: raw(ofOffset: offset)) }

  /// The content's speed as a share of the finger's.
  func slope(atRaw raw: Double) -> Double {
    let excess = limit.excess(of: raw)
    return excess == 0 ? 1 : band.slope(at: excess)
  }
}
