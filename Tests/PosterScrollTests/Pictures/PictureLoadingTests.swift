import Foundation
import PosterEngine
import PosterImages
import Testing
import UIKit

@testable import PosterScroll

extension PictureTests {
  @MainActor @Suite("From a source") struct Loading {
    private let lab = PictureLab()

    private func content(_ screen: PosterScreen) throws -> UIImageView {
      try #require(screen.shownPages.first?.contentView as? UIImageView)
    }

    @Test("A page has the placeholder's colour until its picture comes")
    func arrival() async throws {
      let screen = lab.screen(count: 1)
      #expect(try content(screen).image == nil)
      #expect(try content(screen).backgroundColor == UIColor(white: 0.2, alpha: 1))
      await lab.deliver()
      #expect(screen.shownNumbers == [0])
      #expect(try content(screen).backgroundColor == nil)
    }

    /// Page lengths and pixels at scale 2: 320 × 480 points; with a peek of 40, 240 and an overscan of
    /// 20 on each side.
    @Test(
      "A picture is asked for at its page's size in pixels, overscan included",
      arguments: [
        (0, ContentMode.fill, 640, 960), (40, .fill, 560, 960), (0, .fit, 640, 960),
        (40, .fit, 480, 960),
      ])
    func size(peek: CGFloat, mode: ContentMode, width: Int, height: Int) {
      let screen = lab.screen(count: 1) {
        $0.peek = peek
        $0.pictureMode = mode
      }
      lab.decode()
      let requests = lab.decoder.takeRequests()
      #expect(requests.map(\.pixelSize) == [PixelSize(width: width, height: height)])
      #expect(requests.first?.mode == (mode == .fill ? .fill : .fit))
      #expect(screen.view.currentPage == 0)
    }

    @Test("A picture that comes in the middle of a drag is placed by its page's position at once")
    func late() async {
      let screen = lab.screen(count: 3)
      screen.drag(by: 80)
      #expect(screen.shownNumbers == [nil, nil])
      await lab.deliver()
      #expect(screen.shownNumbers == [0, 1])
      #expect(screen.shownPages.map { ($0.contentView?.center.x ?? 0) - 160 } == [40, -120])
    }

    @Test("A picture takes a placeholder view's place, where that was")
    func placeholderView() async {
      let screen = lab.screen(count: 3) { view in
        view.placeholder = { poster, reason in
          let word = WordView(frame: .zero)
          word.word = "\(poster.id) \(reason)"
          return word
        }
      }
      screen.drag(by: 80)
      #expect(screen.shownWords == ["0 missing", "1 missing"])
      await lab.deliver()
      #expect(screen.shownNumbers == [0, 1])
      #expect(screen.shownPages.map { ($0.contentView?.center.x ?? 0) - 160 } == [40, -120])
    }

    @Test("A picture in the cache shows at once, also in another view")
    func cached() async {
      _ = lab.screen(count: 1)
      let screen = lab.screen(count: 1)
      await lab.deliver()
      #expect(lab.takeDecoded() == [0])
      #expect(lab.screen(count: 1).shownNumbers == [0])
      #expect(screen.shownNumbers == [0])
      await lab.deliver()
      #expect(lab.takeDecoded() == [])
    }

    @Test("Two posters may show the same picture, which is decoded once")
    func shared() async {
      let screen = lab.screen([
        PictureLab.poster(7, id: "a"), PictureLab.poster(7, id: "b"), PictureLab.poster(8),
      ]) { $0.peek = 40 }
      await lab.deliver()
      #expect(screen.shownNumbers == [7, 7])
      #expect(lab.takeDecoded() == [7, 8])
      screen.view.removePosters(withIDs: ["a"], animated: false)
      #expect(screen.shownNumbers == [7, 8])
    }

    @Test("A failure shows the placeholder of an unavailable picture, and is told once")
    func failure() async {
      lab.decoder.setFailure(.unknownFormat, of: 0)
      let screen = lab.screen(count: 2) { view in
        view.placeholder = { poster, reason in
          let word = WordView(frame: .zero)
          word.word = "\(poster.id) \(reason)"
          return word
        }
      }
      await lab.deliver()
      #expect(screen.shownWords == ["0 unavailable"])
      #expect(screen.recorder.failures == ["0: \(PictureError.unknownFormat)"])
      // Whatever asks again is answered from memory, and nobody is told what is known.
      screen.view.showsCaptions = false
      await lab.deliver()
      #expect(screen.shownWords == ["0 unavailable"])
      #expect(screen.recorder.failures.count == 1)
      #expect(lab.takeDecoded() == [0, 1])
    }

    @Test("A picture that failed is tried again when the app says so")
    func retry() async {
      lab.decoder.setFailure(.unknownFormat, of: 0)
      let screen = lab.screen(count: 1)
      await lab.deliver()
      lab.decoder.setFailure(nil, of: 0)
      screen.view.reloadPicture(ofPosterWithID: "0")
      #expect(screen.shownNumbers == [nil])
      await lab.deliver()
      #expect(screen.shownNumbers == [0])
      // One that is there stays until it has come again.
      screen.view.reloadPicture(ofPosterWithID: "0")
      #expect(screen.shownNumbers == [0])
      await lab.deliver()
      #expect(lab.takeDecoded() == [0, 0, 0])
      screen.view.reloadPicture(ofPosterWithID: "1")
      #expect(screen.recorder.errors == [.unknownID("1")])
    }

    @Test(
      "A picture that failed is tried again when the scene becomes active, or the view comes back",
      arguments: ["active", "foreground", "window", "other scene"])
    func returning(way: String) async {
      lab.decoder.setFailure(.outOfMemory, of: 1)
      let screen = lab.screen(count: 3)
      let (scene, other) = (UIWindowScene(), UIWindowScene())
      screen.window.windowScene = scene
      screen.view.removeFromSuperview()
      screen.window.addSubview(screen.view)
      screen.flick()
      await lab.deliver()
      #expect(screen.shownNumbers == [nil] && screen.recorder.failures.count == 1)
      lab.decoder.setFailure(nil, of: 1)
      _ = lab.takeDecoded()
      switch way {
      case "active":
        scene.simulateActive(false)
        scene.simulateActive(true)
      case "foreground":
        scene.simulateBackground(true)
        scene.simulateBackground(false)
      case "window":
        screen.view.removeFromSuperview()
        screen.window.addSubview(screen.view)
      default:
        other.simulateActive(true)
      }
      // The failed page stays as it is until there is more to show.
      #expect(screen.shownNumbers == [nil])
      await lab.deliver()
      let isTried = way != "other scene"
      #expect(screen.shownNumbers == [isTried ? 1 : nil])
      #expect(lab.takeDecoded() == (isTried ? [1] : []))
      #expect(screen.recorder.failures.count == 1)
    }

    @Test("A picture that fails again is told of once")
    func failingAgain() async {
      lab.decoder.setFailure(.outOfMemory, of: 0)
      let screen = lab.screen(count: 1)
      await lab.deliver()
      let scene = UIWindowScene()
      screen.window.windowScene = scene
      screen.view.removeFromSuperview()
      screen.window.addSubview(screen.view)
      await lab.deliver()
      scene.simulateActive(true)
      await lab.deliver()
      #expect(lab.takeDecoded() == [0, 0, 0])
      #expect(screen.recorder.failures == ["0: \(PictureError.outOfMemory)"])
    }

    @Test("After a turn of the device the old picture stays until that of the new size comes")
    func resize() async throws {
      let screen = lab.screen(count: 1)
      await lab.deliver()
      let old = try content(screen).image
      screen.view.simulateResize(to: CGSize(width: 480, height: 320))
      #expect(try content(screen).image === old)
      await lab.deliver()
      #expect(try content(screen).image?.cgImage?.width == 960)
      #expect(
        lab.decoder.takeRequests().map(\.pixelSize) == [
          PixelSize(width: 640, height: 960), PixelSize(width: 960, height: 640),
        ])
      // Back, the picture of that size is in memory.
      screen.view.simulateResize(to: CGSize(width: 320, height: 480))
      #expect(try content(screen).image?.cgImage?.width == 640)
    }

    @Test("A memory warning empties the cache; what shows stays")
    func memoryWarning() async {
      let screen = lab.screen(count: 2)
      await lab.deliver()
      UIApplication.simulateMemoryWarning()
      #expect(screen.shownNumbers == [0])
      let request = PictureRequest(
        source: .data(Data("1".utf8)), pixelSize: PixelSize(width: 640, height: 960))
      #expect(lab.pipeline.cachedPicture(for: request) == nil)
      screen.flick()
      await lab.deliver()
      #expect(screen.shownNumbers == [1])
      // The picture of the page that was left went with it.
      #expect(lab.takeDecoded() == [0, 1, 1, 0])
    }

    @Test("Another pipeline is asked for all that shows; the old one for nothing more")
    func otherPipeline() async {
      let other = PictureLab()
      let screen = lab.screen(count: 3)
      screen.view.picturePipeline = other.pipeline
      await lab.deliver()
      await other.deliver()
      #expect(lab.takeDecoded() == [])
      #expect(other.takeDecoded() == [0, 1, 2])
      #expect(screen.shownNumbers == [0])
    }

    @Test("A view that goes, or shows a data source's pages, wants no pictures any more")
    func gone() {
      var screen: PosterScreen? = lab.screen(count: 3)
      #expect(screen != nil)
      screen = nil
      lab.decode()
      #expect(lab.takeDecoded() == [])
      let source = PageSource(["a"])
      let other = lab.screen(count: 3)
      other.view.dataSource = source
      lab.decode()
      #expect(source.asked == [0])
      #expect(lab.takeDecoded() == [])
    }

    @Test("Another picture of a poster shows in the place of the first")
    func replaced() async {
      let screen = lab.screen(count: 1)
      await lab.deliver()
      screen.view.replacePoster(PictureLab.poster(5, id: "0"), animated: false)
      #expect(screen.shownNumbers == [nil])
      await lab.deliver()
      #expect(screen.shownNumbers == [5])
      let image = UIImage()
      screen.view.replacePoster(Poster(id: "0", image: .image(image)), animated: false)
      #expect(screen.shownPages.first?.shownImage === image)
    }
  }
}
