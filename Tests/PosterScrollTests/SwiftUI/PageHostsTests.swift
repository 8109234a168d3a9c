import SwiftUI
import Testing
import UIKit

@testable import PosterScroll

@MainActor @Suite("The hosts of contents")
struct PageHostsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let hosts = PageHosts<Int>()

  /// A page on screen with the content of an id.
  private func show(_ id: Int, text: String = "") -> PosterView {
    let page = PosterView(frame: window.bounds)
    window.addSubview(page)
    page.setContent(hosts.view(of: id, showing: Text(verbatim: text), keeping: nil))
    window.layoutIfNeeded()
    return page
  }

  private func hide(_ page: PosterView, present: ClosedRange<Int> = 0...99) {
    page.removeFromSuperview()
    hosts.prune(isPresent: present.contains)
  }

  @Test("Content that left the screen is shown again in the view that it had")
  func reuse() {
    let page = show(1, text: "a")
    let view = page.contentView
    hide(page)
    #expect(page.contentView == nil)
    let again = show(1, text: "b")
    #expect(again.contentView === view)
    #expect(window.shownTexts == ["b"])
  }

  @Test("A page whose content was let go of keeps nothing of it")
  func released() {
    let page = PosterView(frame: window.bounds)
    window.addSubview(page)
    page.host(hosts.view(of: 1, showing: Text("a"), keeping: nil))
    #expect(page.hostedContent != nil)
    hide(page)
    #expect(page.hostedContent == nil)
  }

  @Test("Two pages of one id have two views, and each keeps its own")
  func copies() {
    let pages = [show(1), show(1)]
    #expect(pages[0].contentView !== pages[1].contentView)
    hosts.whileReloading {
      for page in pages.reversed() {
        let view = hosts.view(of: 1, showing: Text("a"), keeping: page.contentView)
        #expect(view === page.contentView)
        let other = hosts.view(of: 1, showing: Text("a"), keeping: page.contentView)
        #expect(other !== page.contentView)
      }
    }
    let outside = hosts.view(of: 1, showing: Text("a"), keeping: pages[0].contentView)
    #expect(!pages.contains { $0.contentView === outside })
    #expect(
      hosts.view(of: 2, showing: Text("a"), keeping: pages[0].contentView)
        !== pages[0].contentView)
  }

  @Test("The views of the last two that left are kept, others and those of removed ids are not")
  func pruning() {
    weak var first: UIView?
    weak var second: UIView?
    weak var fourth: UIView?
    do {
      let pages = (1...4).map { show($0) }
      (first, second, fourth) = (pages[0].contentView, pages[1].contentView, pages[3].contentView)
      for page in pages.dropLast() { hide(page) }
      hosts.prune { $0 != 3 }
    }
    #expect(first == nil)
    #expect(second != nil)
    #expect(fourth != nil)
    #expect(show(3).contentView != nil)
  }

  @Test("An update reaches what is on screen")
  func update() {
    let pages = [show(1, text: "a"), show(2, text: "b")]
    hide(pages[1])
    hosts.update { id in id == 1 ? Text(verbatim: "new \(id)") : nil }
    window.layoutIfNeeded()
    #expect(window.shownTexts == ["new 1"])
  }
}
