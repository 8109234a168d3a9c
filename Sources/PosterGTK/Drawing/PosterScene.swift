internal import GtkInterop
internal import PosterEngine
internal import PosterImages

/// Everything that is drawn at one moment. Needs no display.
@MainActor
struct PosterScene {
  let frame: PagerFrame
  let pictures: PictureShelf
  let text: PageText
  let chrome: PosterChrome
  /// How much of the titles is there, 0 to 1.
  let titleOpacity: Double
  let items: [PosterItem]
  let notice: PosterNotice

  private static let scrimHeight = 96.0

  /// Records the whole view.
  func draw(into snapshot: borrowing Snapshot) {
    let viewport = Rect(frame.layout.viewport)
    snapshot.clipped(to: viewport) { snapshot in
      snapshot.append(Palette.background, in: viewport)
      if items.isEmpty { drawNotice(in: viewport, into: snapshot) }
      for page in pagesFromTheBottom {
        draw(page, into: snapshot)
      }
      if chrome.contains(.dots) {
        PageDots(
          layout: frame.layout, index: frame.layout.index(of: frame.page), context: text.context
        ).draw(into: snapshot)
      }
    }
  }

  private var pagesFromTheBottom: [PagePlacement] {
    frame.pages.map { frame[$0] }.sorted { $0.isDrawn(before: $1) }
  }

  private func draw(_ page: PagePlacement, into snapshot: borrowing Snapshot) {
    // Pages end on whole pixels: two half-covered edges would let the background through.
    let area = page.frame.aligned(to: frame.layout.grid)
    snapshot.faded(to: page.opacity) { snapshot in
      snapshot.clipped(to: area) { snapshot in
        drawContent(of: page, in: area, into: snapshot)
      }
    }
  }

  private func drawContent(
    of page: PagePlacement, in area: Rect, into snapshot: borrowing Snapshot
  ) {
    let content = pictures.content(of: items[page.index].source)
    switch content {
    case .pending:
      snapshot.append(Palette.pendingPage, in: area)
    case .failed(let error):
      snapshot.append(Palette.failedPage, in: area)
      drawPlaceholder(of: page, for: error, into: snapshot)
      return
    case .standIn(let layer), .ready(let layer):
      draw(layer, of: page, in: area, into: snapshot)
    }
    if titleOpacity > 0 {
      snapshot.faded(to: titleOpacity) { drawCaption(of: page, into: $0) }
    }
  }

  /// Draws a picture, and what it fades in over.
  private func draw(
    _ layer: PageLayer, of page: PagePlacement, in area: Rect, into snapshot: borrowing Snapshot
  ) {
    let (progress, beneath) = pictures.fade(of: items[page.index].source)
    let isAlone = progress >= 1 || beneath != nil
    snapshot.append(isAlone ? Palette.background : Palette.pendingPage, in: area)
    snapshot.faded(to: page.picture.opacity) { snapshot in
      if progress < 1, let beneath {
        // What a picture that is opaque covers needs not go.
        snapshot.faded(to: layer.isOpaque ? 1 : 1 - progress) { snapshot in
          draw(beneath, of: page, into: snapshot)
        }
      }
      snapshot.faded(to: progress) { snapshot in
        draw(layer, of: page, into: snapshot)
      }
    }
  }

  private func draw(
    _ layer: PageLayer, of page: PagePlacement, into snapshot: borrowing Snapshot
  ) {
    let rect = rest(of: layer, on: page)
      .translated(by: page.picture.translation).scaled(by: page.picture.scale)
    let inView = rect.translated(by: Vector(x: page.frame.x, y: page.frame.y))
    let aligned = inView.aligned(to: frame.layout.grid)
    if layer.isOpaque, page.scale == 1, aligned != inView {
      // Between pixels, cairo fades a picture's edge into what lies beneath: let it be the picture.
      snapshot.append(layer.texture, in: aligned)
    }
    inPage(page, snapshot) { $0.append(layer.texture, in: rect) }
  }

  /// Where a picture is at rest: one of another size than the page's, a stand-in or one from before
  /// a resize, keeps its shape.
  private func rest(of layer: PageLayer, on page: PagePlacement) -> Rect {
    let grid = frame.layout.grid
    let bounds = grid.covering(page.pictureBounds)
    let size = layer.pixelSize
    guard size != PixelSize(covering: bounds.size, on: grid) else { return bounds }
    return ContentMode.fill.rect(
      for: Size(width: Double(size.width), height: Double(size.height)), in: bounds)
  }

  private func drawNotice(in viewport: Rect, into snapshot: borrowing Snapshot) {
    let block = text.block(of: notice, width: viewport.width - 2 * PageText.margin)
    block.draw(
      into: snapshot, at: Vector(x: PageText.margin, y: (viewport.height - block.height) / 2))
  }

  private func drawPlaceholder(
    of page: PagePlacement, for error: PictureError, into snapshot: borrowing Snapshot
  ) {
    let block = text.placeholder(at: page.index, for: error)
    inPage(page, snapshot) { snapshot in
      block.draw(
        into: snapshot,
        at: Vector(x: PageText.margin, y: (page.pageSize.height - block.height) / 2))
    }
  }

  /// Draws in the page's own coordinates.
  private func inPage(
    _ page: PagePlacement, _ snapshot: borrowing Snapshot, _ body: (borrowing Snapshot) -> Void
  ) {
    snapshot.transformed(x: page.frame.x, y: page.frame.y, scale: page.scale, body)
  }

  private func drawCaption(of page: PagePlacement, into snapshot: borrowing Snapshot) {
    let caption = text.caption(at: page.index)
    guard !caption.isEmpty else { return }
    let room = chrome.contains(.dots) ? 2 * PageDots.inset : PageText.margin
    let top = page.pageSize.height - room - caption.height
    let scrim = Rect(
      x: 0, y: top - Self.scrimHeight, width: page.pageSize.width,
      height: page.pageSize.height - top + Self.scrimHeight)
    inPage(page, snapshot) { snapshot in
      snapshot.append(from: Palette.scrimTop, to: Palette.scrimBottom, in: scrim)
      let layer = page.caption
      snapshot.faded(to: layer.opacity) { snapshot in
        snapshot.transformed(
          x: layer.translation.x, y: layer.translation.y, scale: layer.scale
        ) { snapshot in
          caption.draw(into: snapshot, at: Vector(x: PageText.margin, y: top))
        }
      }
    }
  }
}
