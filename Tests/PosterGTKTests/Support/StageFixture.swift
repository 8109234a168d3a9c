import GtkInterop
import PosterEngine
import PosterImages

@testable import PosterGTK

/// Posters 0 ..< count, each the pattern of its number, on a stage without a widget.
@MainActor
func makeStage(
  names: [String], look: PosterLook = PosterLook(), width: Double, height: Double, scale: Int = 1,
  chrome: PosterChrome = []
) -> PosterStage {
  let items = names.map { PosterItem(source: .file(FilePath($0)), title: "Title \($0)") }
  let stage = PosterStage(
    items: items, look: look, decoder: PatternDecoder(), at: 0)
  stage.chrome = chrome
  stage.resize(
    to: Size(width: width, height: height), direction: .leftToRight, scale: scale, at: 0)
  return stage
}

extension PosterStage {
  /// The pixels at an offset, once all its pictures are there.
  func bitmap(at offset: Double, scale: Int = 1) -> Bitmap? {
    requestPictures(at: offset)
    while !pictures.isComplete { MainLoop.iterate(mayBlock: true) }
    let size = frame.layout.viewport
    return renderNode(at: offset)?
      .bitmap(width: Int(size.width), height: Int(size.height), scale: scale)
  }
}
