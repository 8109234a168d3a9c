import PosterEngine
import PosterImages
import PosterRender

/// Draws the frames of a run, one after the other.
struct FrameRun {
  let path: FramePath
  let effect: PosterEffect
  let loader: PosterLoader

  /// Whether any frame shows a poster that can be opened. It opens posters in the order in which
  /// they come into view, until one can.
  func showsAnything() -> Bool {
    for index in 0..<path.count {
      let frame = frame(index)
      let pixelSize = path.layout.grid.pixelSize(covering: frame.pictureBounds)
      for page in frame.pages where loader.prepare(frame[page].index, pixelSize: pixelSize) {
        return true
      }
    }
    return false
  }

  /// Draws all frames into `sink`.
  func draw(into sink: inout any FrameSink, progress: (_ drawn: Int) -> Void) throws {
    var renderer = FrameRenderer(scale: path.layout.grid.scale)
    for index in 0..<path.count {
      let drawn = try renderer.render(frame(index)) { loader.content(of: $0, pixelSize: $1) }
      try sink.append(drawn)
      progress(index + 1)
    }
    try sink.finish()
  }

  private func frame(_ index: Int) -> PagerFrame {
    PagerFrame(layout: path.layout, effect: effect, offset: path.offset(of: index))
  }
}
