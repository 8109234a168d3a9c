import Foundation
import PosterImages
import PosterScroll
import Testing
import UIKit

extension PictureTests {
  @MainActor @Suite("Of an app's own") struct Sources {
    private let lab = PictureLab()

    @Test(
      "An app's own closure gets a picture of the page's size; its error is the reason",
      .timeLimit(.minutes(5)))
    func custom() async {
      struct Broken: Error, CustomStringConvertible { let description = "no such film" }
      let screen = lab.screen([
        Poster(id: "a", image: .custom(id: "a") { .encoded(Data("\($0.width)".utf8)) }),
        Poster(id: "b", image: .custom(id: "b") { _ in throw Broken() }),
      ])
      await until {
        lab.decode()
        return screen.shownNumbers == [640]
      }
      #expect(screen.shownNumbers == [640])
      screen.flick()
      await until { !screen.recorder.failures.isEmpty }
      #expect(screen.recorder.failures == ["1: could not be loaded: no such film"])
    }

    @Test(
      "An app's own image library gives images, and is told the page's size in pixels",
      .timeLimit(.minutes(5)))
    func library() async throws {
      let image = try #require(PictureLab.picture(7, width: 640, height: 960))
      let lying = try #require(PictureLab.picture(8, width: 960, height: 640))
      let turned = UIImage(cgImage: lying, scale: 2, orientation: .right)
      let screen = lab.screen([
        Poster(
          id: "a",
          image: .image(id: "a") { size in
            guard size == CGSize(width: 640, height: 960) else { throw CancellationError() }
            return UIImage(cgImage: image)
          }),
        Poster(id: "b", image: .image(id: "b") { _ in turned }),
        Poster(id: "c", image: .image(id: "c") { _ in UIImage() }),
      ])
      await until {
        lab.decode()
        return screen.shownNumbers == [7]
      }
      screen.flick()
      await until {
        lab.decode()
        return screen.shownNumbers == [8]
      }
      #expect(screen.shownPages.first?.shownImage?.cgImage?.width == 640)
      screen.flick()
      await until { !screen.recorder.failures.isEmpty }
      #expect(screen.recorder.failures == ["2: could not be loaded: the image holds no picture"])
    }

    @Test("A URL of a file and one of a server are what they are")
    func sources() throws {
      let file = try #require(URL(string: "file:///films/dune.jpg"))
      let server = try #require(URL(string: "https://example.org/dune.jpg"))
      #expect(PosterImage.url(file).source == .file("/films/dune.jpg"))
      #expect(PosterImage.url(server).source == .remote(server))
      #expect(PosterImage.data(Data([1])).source == .data(Data([1])))
    }

    /// Lets tasks run until something is so.
    private func until(_ isSo: () -> Bool) async {
      while !isSo() { await Task.yield() }
    }
  }
}

extension PosterImage {
  fileprivate var source: PictureSource? {
    if case .source(let source) = self { source } else { nil }
  }
}
