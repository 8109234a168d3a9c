import PosterEngine

/// Where the frames of a run stand: evenly spaced from the rest of a page to that of another, both
/// included.
struct FramePath {
  let layout: PageLayout
  let from: Int
  let to: Int
  let count: Int

  /// The offset of frame `index`, in points; a single frame stands at the first page.
  func offset(of index: Int) -> Double {
    let start = layout.rest(of: from)
    guard count > 1 else { return start }
    let fraction = Double(index) / Double(count - 1)
    return start + (layout.rest(of: to) - start) * fraction
  }
}

extension FramePath {
  /// The run that options describe; a page that does not exist is refused.
  init(_ options: RenderOptions, layout: PageLayout, frames: Int) throws(UsageError) {
    let next = options.from + 1
    let following = layout.isLooping ? next : min(next, layout.count - 1)
    let to = options.to ?? following
    if !options.look.isLooping {
      try Self.check("from", options.from, layout.count)
      try Self.check("to", to, layout.count)
    }
    // A single poster does not go round, whatever page is asked for.
    self.init(
      layout: layout, from: layout.clamp(options.from), to: layout.clamp(to), count: frames)
  }

  private static func check(_ option: String, _ page: Int, _ count: Int) throws(UsageError) {
    guard (0..<count).contains(page) else {
      throw .pageOutOfRange(option: option, page: page, count: count)
    }
  }
}
