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

  private static let scrimHeight = 96.0

  /// Records the whole view.
  func draw(into snapshot: borrowing Snapshot) {
    let viewport = Rect(frame.layout.viewport)
    snapshot.clipped(to: viewport) { snapshot in
      snapshot.append(Palette.background, in: viewport)
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
    frame.pages.map { frame[$0] }.sorted { ($0.order, $0.virtual) < ($1.order, $1.virtual) }
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
    switch pictures.content(at: page.index) {
    case .pending:
      snapshot.append(Palette.pendingPage, in: area)
    case .failed(let error):
      snapshot.append(Palette.failedPage, in: area)
      drawPlaceholder(of: page, for: error, into: snapshot)
      return
    case .ready(let texture, let isOpaque):
      snapshot.append(Palette.background, in: area)
      snapshot.faded(to: page.picture.opacity) { snapshot in
        draw(texture, isOpaque: isOpaque, of: page, into: snapshot)
      }
    }
    if chrome.contains(.titles) {
      drawCaption(of: page, into: snapshot)
    }
  }

  private func draw(
    _ texture: Texture, isOpaque: Bool, of page: PagePlacement, into snapshot: borrowing Snapshot
  ) {
    let rect = frame.layout.grid.covering(page.pictureBounds)
      .translated(by: page.picture.translation).scaled(by: page.picture.scale)
    let inView = rect.translated(by: Vector(x: page.frame.x, y: page.frame.y))
    let aligned = inView.aligned(to: frame.layout.grid)
    if isOpaque, page.scale == 1, aligned != inView {
      // Between pixels, cairo fades a picture's edge into what lies beneath: let it be the picture.
      snapshot.append(texture, in: aligned)
    }
    inPage(page, snapshot) { $0.append(texture, in: rect) }
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
