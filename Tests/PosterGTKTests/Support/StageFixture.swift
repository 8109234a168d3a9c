import GtkInterop
import PosterEngine
import PosterImages

@testable import PosterGTK

/// Posters 0 ..< count, each the pattern of its number, on a stage without a widget.
@MainActor
func makeStage(
  names: [String], look: PosterLook = PosterLook(), width: Double, height: Double, scale: Int = 1,
  chrome: PosterChrome = [], decoder: any PictureDecoder = PatternDecoder()
) -> PosterStage {
  let stage = PosterStage(
    items: makeItems(names), look: look, pictures: PictureShelf(decoder: decoder), at: 0)
  stage.pictures.isFadingAllowed = false
  stage.chrome = chrome
  stage.resize(
    to: Size(width: width, height: height), direction: .leftToRight, scale: scale, at: 0)
  return stage
}

/// A poster of each file of that name.
func makeItems(_ names: [String]) -> [PosterItem] {
  names.map { PosterItem(source: .file(FilePath($0)), title: "Title \($0)") }
}

extension PosterStage {
  /// What there is to draw of the poster at `index`.
  func content(at index: Int) -> PageContent { pictures.content(of: items[index].source) }

  /// The pixels at an offset, once all its pictures are there.
  func bitmap(at offset: Double, scale: Int = 1, isForCairo: Bool = false) -> Bitmap? {
    requestPictures(at: offset)
    while !pictures.isComplete { MainLoop.iterate(mayBlock: true) }
    let size = frame.layout.viewport
    return renderNode(at: offset, isForCairo: isForCairo)?
      .bitmap(width: Int(size.width), height: Int(size.height), scale: scale)
  }
}
