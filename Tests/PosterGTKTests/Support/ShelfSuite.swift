import GtkInterop
import PosterImages

@testable import PosterGTK

/// Tests of a shelf whose pictures are decoded when they are told to.
@MainActor
protocol ShelfSuite {
  var decoder: CountingDecoder { get }
  var executor: ManualExecutor { get }
}

extension ShelfSuite {
  func shelf(
    decoder: (any PictureDecoder)? = nil, cacheByteLimit: Int = 1 << 20,
    clock: @escaping () -> Double = { 0 }
  ) -> PictureShelf {
    let pipeline = PicturePipeline(
      decoder: decoder ?? self.decoder, executor: executor, concurrentDecodes: 1,
      cacheByteLimit: cacheByteLimit)
    return PictureShelf(pipeline: pipeline, cacheByteLimit: cacheByteLimit, clock: clock)
  }

  func requests(_ names: String..., width: Int = 8) -> [PictureRequest] {
    names.map {
      PictureRequest(
        source: .file(FilePath($0)), pixelSize: PixelSize(width: width, height: 8))
    }
  }

  /// Decodes all that waits and takes it in.
  func run() {
    executor.runAll()
    while MainLoop.iterate() {}
  }

  var decoded: [PictureSource] { decoder.count.withLock { $0.requests.map(\.source) } }

  func sources(_ names: String...) -> [PictureSource] {
    names.map { .file(FilePath($0)) }
  }

  func width(_ shelf: PictureShelf, _ name: String) -> Int? {
    guard case .ready(let layer) = shelf.content(of: .file(FilePath(name))) else { return nil }
    return layer.pixelSize.width
  }
}
