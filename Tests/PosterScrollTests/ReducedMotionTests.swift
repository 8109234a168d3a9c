import PosterEngine
import PosterScroll
import Testing
import UIKit

@MainActor @Suite("Reduce Motion", .serialized) struct ReducedMotionTests {
  /// Runs with the setting, and puts it back.
  private func reducingMotion(_ body: () throws -> Void) rethrows {
    UIAccessibility.simulateReduceMotion(true)
    UIView.transitions = []
    defer { UIAccessibility.simulateReduceMotion(false) }
    try body()
  }

  private func expectFade(_ screen: PosterScreen, upper: CGFloat) {
    #expect(screen.shownPage(of: 0).map(screen.frame(of:))?.minX == 0)
    #expect(screen.shownPage(of: 1).map(screen.frame(of:))?.minX == 0)
    #expect(screen.displacement(of: 0) == .zero && screen.displacement(of: 1) == .zero)
    #expect(screen.shownPage(of: 1)?.alpha == upper)
  }

  @Test("A finger fades from page to page, and captions stay with their pages")
  func finger() {
    reducingMotion {
      let screen = PosterScreen { $0.captionDepth = 0.8 }
      let overlay = UIView(frame: .zero)
      screen.shownPage(of: 0)?.overlayView = overlay
      screen.drag(by: 80)
      expectFade(screen, upper: 0.25)
      #expect(overlay.center == CGPoint(x: 160, y: 240))
      screen.release(speed: 1000)
      screen.finish()
      #expect(screen.view.currentPage == 1 && screen.recorder.settles == [1])
    }
  }

  @Test("Switched on in mid-drag it fades at once; switched off the effect is back (case 19)")
  func whileRunning() {
    let screen = PosterScreen { $0.captionDepth = 0.5 }
    let overlay = UIView(frame: .zero)
    screen.shownPage(of: 0)?.overlayView = overlay
    screen.drag(by: 80)
    #expect(screen.displacement(of: 0)?.x == 40 && overlay.center.x == 200)
    reducingMotion {
      expectFade(screen, upper: 0.25)
      #expect(overlay.center.x == 160)
      #expect(screen.view.pageProgress == 0.25)
    }
    #expect(screen.displacement(of: 0)?.x == 40 && screen.displacement(of: 1)?.x == -120)
    #expect(screen.shownPage(of: 1)?.alpha == 1 && overlay.center.x == 200)
    screen.release(speed: 1000)
    screen.finish()
    #expect(screen.view.currentPage == 1 && screen.recorder.changes == [1])
  }

  @Test("Switched on in the middle of an animation, the rest of the way fades")
  func whileAnimating() {
    let screen = PosterScreen()
    screen.view.scrollToPage(1, animated: true)
    screen.scroller.advanceFrame()
    reducingMotion {
      expectFade(screen, upper: 0.5)
      screen.finish()
      #expect(screen.view.currentPage == 1 && screen.recorder.settles == [1])
    }
  }

  @Test("Scrolling by code dissolves into the page, however far, and passes no page between")
  func byCode() {
    reducingMotion {
      let screen = PosterScreen(count: 20)
      screen.recorder.displayed = []
      screen.view.scrollToPage(9, animated: true)
      #expect(screen.view.currentPage == 9 && screen.shownPosters == [9])
      #expect(screen.recorder.displayed == [9] && screen.recorder.changes == [9])
      #expect(screen.recorder.settles == [9])
      #expect(UIView.transitions.count == 1)
      #expect(UIView.transitions.first?.view === screen.view)
      let options = UIView.transitions.first?.options
      #expect(options == [.transitionCrossDissolve, .allowUserInteraction])
      screen.view.scrollToPage(3, animated: false)
      #expect(UIView.transitions.count == 1)
      screen.flick()
      #expect(screen.view.currentPage == 4)
    }
  }

  @Test("Pages that dissolve are placed without an animation of their own")
  func placement() {
    reducingMotion {
      let screen = PosterScreen(count: 20)
      screen.view.scrollToPage(9, animated: true)
      #expect(screen.pageViews.allSatisfy { $0.animatedWriteCount == 0 })
      #expect(screen.scroller.animatedWriteCount == 0)
    }
  }

  @Test("VoiceOver and keys dissolve, too, and each page is announced once")
  func steps() throws {
    try reducingMotion {
      let screen = PosterScreen(count: 4)
      screen.name()
      screen.forgetAnnouncements()
      let element = try #require(screen.voiceOver.elements.first)
      screen.voiceOver.adjust(element, up: true)
      screen.view.becomeFirstResponder()
      screen.window.simulateKey(.keyboardEnd)
      #expect(screen.view.currentPage == 3)
      #expect(screen.announcements == ["B, 2 of 4", "D, 4 of 4"])
      #expect(UIView.transitions.count == 2)
    }
  }

  @Test("The app's effect stays what it set")
  func effect() {
    reducingMotion {
      let screen = PosterScreen {
        $0.effect = .zoom
        $0.captionDepth = 0.5
      }
      guard case .zoom = screen.view.effect else {
        Issue.record("the effect is \(screen.view.effect)")
        return
      }
      #expect(screen.view.captionDepth == 0.5)
    }
  }

  @Test("A view that is gone hears of nothing")
  func gone() {
    weak var view: PosterScrollView?
    do { view = PosterScreen().view }
    #expect(view == nil)
    reducingMotion {}
  }
}
