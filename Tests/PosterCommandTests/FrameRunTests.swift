import PosterEngine
import PosterImages
import PosterRender
import Testing

@testable import poster

/// Makes grey pictures of what is not named bad, and notes what it was asked for.
private final class FakeDecoder: PictureDecoder, @unchecked Sendable {
  let bad: Set<FilePath>
  private(set) var asked: [FilePath] = []

  init(bad: Set<FilePath> = []) { self.bad = bad }

  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    guard case .file(let file) = request.source else { throw .empty }
    asked.append(file)
    guard !bad.contains(file) else { throw .truncated(.jpeg) }
    let size = request.pixelSize
    let buffer = PixelBuffer(count: size.pixelCount * DecodedPicture.bytesPerPixel) { bytes in
      for index in bytes.indices { bytes[index] = 128 }
    }
    guard let buffer,
      let picture = DecodedPicture(pixelSize: size, isOpaque: false, buffer: buffer)
    else { throw .outOfMemory }
    return picture
  }
}

private struct FrameList: FrameSink {
  final class Frames { var all: [RenderedFrame] = [] }
  let frames = Frames()
  func append(_ frame: RenderedFrame) { frames.all.append(frame) }
  func finish() {}
}

@Suite("A run of frames")
struct FrameRunTests {
  private let names: [FilePath] = ["a", "b", "c", "d"]

  private func run(
    _ decoder: FakeDecoder, from: Int, to: Int, frames: Int, reports: @escaping (FilePath) -> Void
  ) -> FrameRun {
    let layout = PageLayout(viewport: Size(width: 40, height: 30), count: names.count)
    let loader = PosterLoader(posters: names.map { PosterEntry(file: $0) }, decoder: decoder) {
      file, _ in reports(file)
    }
    let path = FramePath(layout: layout, from: from, to: to, count: frames)
    return FrameRun(path: path, effect: .standard, loader: loader)
  }

  @Test("Only posters that are drawn are opened, each once, those that cannot be reported once")
  func opened() throws {
    let decoder = FakeDecoder(bad: ["b", "d"])
    var reports: [FilePath] = []
    let run = run(decoder, from: 0, to: 2, frames: 9) { reports.append($0) }
    #expect(run.showsAnything())
    let list = FrameList()
    var sink: any FrameSink = list
    var steps: [Int] = []
    try run.draw(into: &sink) { steps.append($0) }
    #expect(decoder.asked == ["a", "b", "c"])
    #expect(reports == ["b"])
    #expect(list.frames.all.count == 9)
    #expect(steps == Array(1...9))
  }

  @Test("A run shows nothing when every poster in it is bad, though others are not")
  func nothing() {
    let decoder = FakeDecoder(bad: ["b", "c"])
    var reports: [FilePath] = []
    let run = run(decoder, from: 1, to: 2, frames: 5) { reports.append($0) }
    #expect(!run.showsAnything())
    #expect(reports == ["b", "c"])
    #expect(decoder.asked == ["b", "c"])
  }

  @Test("It shows something when the only good poster comes last")
  func lastIsGood() {
    let run = run(FakeDecoder(bad: ["a", "b", "c"]), from: 0, to: 3, frames: 4) { _ in }
    #expect(run.showsAnything())
  }
}
