public import PosterEngine
public import PosterImages

/// Draws frames of a pager into memory: the headless host, and the reference for the others.
///
/// A page is an opaque rectangle of the background colour with its picture on it, scaled to cover
/// it and clipped. Captions are not drawn. Pictures are loaded when their page is first drawn, and
/// kept while it is in the frames that follow: memory grows with the posters on screen, not with
/// their number.
public struct FrameRenderer {
  /// The most pixels that a frame has, as many as a picture: 512 MB of them, a little more than a 16K
  /// screen.
  public static let mostPixels = DecodeLimits().outputPixelCount

  /// The device pixels that a point is drawn with.
  public let grid: PixelGrid

  /// What shows between pages and around pictures.
  public let background: Color

  private var contents: [ContentKey: PageContent] = [:]

  private struct ContentKey: Hashable {
    let index: Int
    let pixelSize: PixelSize
  }

  /// Makes a renderer.
  ///
  /// - Parameters:
  ///   - scale: pixels for each point; not finite or not above 0 is taken as 1. It should be the
  ///     `displayScale` of the layouts whose frames are drawn.
  ///   - background: what shows between pages and around pictures.
  public init(scale: Double = 1, background: Color = .black) {
    grid = PixelGrid(scale: scale)
    self.background = background
  }

  /// The posters whose contents are kept.
  var keptPosters: Set<Int> { Set(contents.keys.map(\.index)) }

  /// Draws a frame, as large as its layout's viewport.
  ///
  /// - Parameters:
  ///   - frame: what to draw; an empty one gives the background.
  ///   - content: what a poster shows, given its index and the pixels that it has to cover; called
  ///     once for each poster that comes into view.
  /// - Throws: ``RenderError`` when the frame is too large, before anything is loaded or drawn, or
  ///   when cairo fails.
  public mutating func render(
    _ frame: PagerFrame, content: (_ index: Int, _ pixelSize: PixelSize) -> PageContent
  ) throws(RenderError) -> RenderedFrame {
    let pixelSize = grid.pixelSize(of: frame.layout.viewport)
    guard max(pixelSize.width, pixelSize.height) <= RenderError.longestSide else {
      throw .tooLarge(pixelSize, longestSide: RenderError.longestSide)
    }
    guard pixelSize.pixelCount <= Self.mostPixels else {
      throw .tooManyPixels(pixelSize, limit: Self.mostPixels)
    }
    load(frame, content)
    var pixels = [UInt8](
      repeating: 0, count: pixelSize.pixelCount * DecodedPicture.bytesPerPixel)
    try pixels.withUnsafeMutableBufferPointer { bytes throws(RenderError) in
      let canvas = try Canvas(pixels: bytes, pixelSize: pixelSize)
      canvas.fill(background)
      canvas.scale(by: grid.scale)
      for placement in placements(of: frame) {
        draw(placement, on: canvas)
      }
      canvas.flush()
      try canvas.check()
    }
    return RenderedFrame(pixelSize: pixelSize, pixels: pixels)
  }

  /// Lets go of what has left before it loads what has come, so that the two are never both held.
  private mutating func load(_ frame: PagerFrame, _ content: (Int, PixelSize) -> PageContent) {
    let keys = Set(frame.pages.map { key(frame[$0]) })
    contents = contents.filter { keys.contains($0.key) }
    for key in keys.sorted(by: { $0.index < $1.index }) where contents[key] == nil {
      contents[key] = content(key.index, key.pixelSize)
    }
  }

  private func key(_ placement: PagePlacement) -> ContentKey {
    ContentKey(
      index: placement.index, pixelSize: grid.pixelSize(covering: placement.pictureBounds))
  }

  private func placements(of frame: PagerFrame) -> [PagePlacement] {
    frame.pages.map { frame[$0] }.sorted { $0.isDrawn(before: $1) }
  }

  private func draw(_ placement: PagePlacement, on canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: placement.frame)
      canvas.layer(opacity: placement.opacity) {
        canvas.fill(background)
        canvas.translate(by: Vector(x: placement.frame.x, y: placement.frame.y))
        canvas.scale(by: placement.scale)
        drawContent(of: placement, on: canvas)
      }
    }
  }

  private func drawContent(of placement: PagePlacement, on canvas: Canvas) {
    let bounds = grid.covering(placement.pictureBounds)
      .translated(by: placement.picture.translation)
      .scaled(by: placement.picture.scale)
    switch contents[key(placement)] {
    case .picture(let picture):
      let size = Size(
        width: Double(picture.pixelSize.width), height: Double(picture.pixelSize.height))
      canvas.draw(
        picture, in: ContentMode.fill.rect(for: size, in: bounds),
        opacity: placement.picture.opacity)
    case .placeholder(let name, let reason):
      PlaceholderPage(name: name, reason: reason)
        .draw(in: bounds, opacity: placement.picture.opacity, on: canvas)
    case nil:
      break
    }
  }
}
