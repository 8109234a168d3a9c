import Foundation
import PosterImages
import Testing
import UIKit

@testable import PosterScroll

extension PictureTests {
  @MainActor @Suite("How they come") struct Fade {
    private let lab = PictureLab()

    private func page(_ screen: PosterScreen) throws -> PosterView {
      try #require(screen.shownPages.first)
    }

    /// What covers a page's picture.
    private func covers(_ page: PosterView) -> [UIView] { page.contentView?.subviews ?? [] }

    @Test("A stand-in, and then the sharp picture, come in the place of less")
    func standIn() async throws {
      lab.decoder.giveStandIns()
      let picture = PagePicture()
      var widths: [Int?] = []
      picture.onChange = { isRefined in
        widths.append(isRefined ? picture.image?.cgImage?.width : -1)
      }
      #expect(!picture.load(request(9, width: 640), from: lab.pipeline))
      await lab.deliver()
      #expect(widths == [3, 640])
      // At another size the sharp picture stays until then, and nothing fades.
      #expect(!picture.load(request(9, width: 960), from: lab.pipeline))
      #expect(picture.image?.cgImage?.width == 640)
      await lab.deliver()
      #expect(widths == [3, 640, -1])
      #expect(picture.image?.cgImage?.width == 960)
    }

    @Test("A stand-in that is known shows at once")
    func knownStandIn() async {
      lab.decoder.giveStandIns()
      let (first, second) = (PagePicture(), PagePicture())
      _ = first.load(request(9, width: 640), from: lab.pipeline)
      await lab.deliver()
      lab.pipeline.trimMemory(toPart: 0)
      #expect(second.load(request(9, width: 640), from: lab.pipeline))
      #expect(second.image?.cgImage?.width == 3)
      await lab.deliver()
      #expect(second.image?.cgImage?.width == 640)
    }

    @Test("An answer to what is not asked any more is not heard")
    func outdated() async {
      let picture = PagePicture()
      var changes = 0
      picture.onChange = { _ in changes += 1 }
      _ = picture.load(request(1, width: 640), from: lab.pipeline)
      lab.decode()
      // The answer is on its way when the page wants another picture.
      _ = picture.load(request(2, width: 640), from: lab.pipeline)
      await lab.deliver()
      #expect(picture.image?.number == 2)
      #expect(changes == 1)
      _ = picture.load(request(3, width: 640), from: lab.pipeline)
      lab.decode()
      picture.clear()
      await lab.deliver()
      #expect(picture.image == nil)
      #expect(changes == 1)
    }

    @Test("What showed before fades away over the picture that comes, and travels with it")
    func fade() async throws {
      let screen = lab.screen(count: 2)
      await lab.deliver()
      screen.drag(by: 80)
      let page = try page(screen)
      screen.view.pictureChanged(in: page, isRefined: true)
      let cover = try #require(covers(page).first)
      #expect(cover.animatedChanges == [.alpha(from: 1, to: 0)])
      #expect(cover.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(!cover.isUserInteractionEnabled)
      #expect(page.contentView?.animatedWriteCount == 0)
      screen.view.simulateResize(to: CGSize(width: 480, height: 320))
      screen.window.layoutIfNeeded()
      UIView.finishAnimations()
      #expect(covers(page).isEmpty)
    }

    @Test("Nothing fades with less motion, nor what was in memory")
    func noFade() async throws {
      let screen = lab.screen(count: 2)
      await lab.deliver()
      UIView.finishAnimations()
      let page = try page(screen)
      screen.view.reducesMotion = true
      screen.view.pictureChanged(in: page, isRefined: true)
      #expect(covers(page).isEmpty)
      screen.view.reducesMotion = false
      screen.view.pictureChanged(in: page, isRefined: false)
      #expect(covers(page).isEmpty)
      screen.flick()
      #expect(screen.shownNumbers == [1])
      #expect(screen.shownPages.flatMap(covers).isEmpty)
    }

    private func request(_ number: Int, width: Int) -> PictureRequest {
      PictureRequest(
        source: .data(Data("\(number)".utf8)), pixelSize: PixelSize(width: width, height: 960))
    }
  }
}
