internal import GtkInterop
internal import PosterEngine

/// Everything that is drawn at one moment. Needs no display.
@MainActor
struct PosterScene {
  let frame: PagerFrame
  let pictures: PictureShelf
  let text: PageText
  let chrome: PosterChrome
  let context: TextContext

  private static let scrimHeight = 72.0

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
          layout: frame.layout, index: frame.layout.index(of: frame.page), context: context
        ).draw(into: snapshot)
      }
    }
  }

  private var pagesFromTheBottom: [PagePlacement] {
    frame.pages.map { frame[$0] }.sorted { ($0.order, $0.virtual) < ($1.order, $1.virtual) }
  }

  private func draw(_ page: PagePlacement, into snapshot: borrowing Snapshot) {
    let bounds = Rect(page.pageSize)
    snapshot.faded(to: page.opacity) { snapshot in
      snapshot.transformed(x: page.frame.x, y: page.frame.y, scale: page.scale) { snapshot in
        snapshot.clipped(to: bounds) { snapshot in
          drawContent(of: page, in: bounds, into: snapshot)
        }
      }
    }
  }

  private func drawContent(
    of page: PagePlacement, in bounds: Rect, into snapshot: borrowing Snapshot
  ) {
    switch pictures.content(at: page.index) {
    case .pending:
      snapshot.append(Palette.pendingPage, in: bounds)
    case .failed(let error):
      snapshot.append(Palette.failedPage, in: bounds)
      let block = text.placeholder(at: page.index, for: error)
      block.draw(
        into: snapshot,
        at: Vector(x: PageText.margin, y: (bounds.height - block.height) / 2))
      return
    case .ready(let texture):
      snapshot.append(Palette.background, in: bounds)
      snapshot.faded(to: page.picture.opacity) { snapshot in
        let rect = page.pictureBounds
          .translated(by: page.picture.translation).scaled(by: page.picture.scale)
        snapshot.append(texture, in: rect)
      }
    }
    if chrome.contains(.titles) {
      drawCaption(of: page, in: bounds, into: snapshot)
    }
  }

  private func drawCaption(
    of page: PagePlacement, in bounds: Rect, into snapshot: borrowing Snapshot
  ) {
    let caption = text.caption(at: page.index)
    guard !caption.isEmpty else { return }
    let room = chrome.contains(.dots) ? 2 * PageDots.inset : PageText.margin
    let top = bounds.height - room - caption.height
    let scrimTop = top - Self.scrimHeight
    snapshot.append(
      from: Palette.scrimTop, to: Palette.scrimBottom,
      in: Rect(x: 0, y: scrimTop, width: bounds.width, height: bounds.height - scrimTop))
    snapshot.faded(to: page.caption.opacity) { snapshot in
      snapshot.transformed(
        x: page.caption.translation.x, y: page.caption.translation.y, scale: page.caption.scale
      ) { snapshot in
        caption.draw(into: snapshot, at: Vector(x: PageText.margin, y: top))
      }
    }
  }
}
