import TestSupport
import Testing
import UIKit

@testable import PosterScroll

/// A view that all sorts of things happen to, in an order that a seed decides.
@MainActor final class Turmoil {
  let screen: PosterScreen
  var log: [String] = []
  private let timer = ManualTimer()
  private var random: SeededRandom
  private var next = 100

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    screen = PosterScreen(
      direction: seed % 2 == 0 ? .leftToRight : .rightToLeft, count: Int(seed % 7),
      view: PosterScrollView(frame: .zero, timer: timer)
    ) { $0.autoAdvanceInterval = seed % 5 < 2 ? .seconds(3) : nil }
    screen.scroller.reportsInterruptedDeceleration = seed % 3 == 0
  }

  func act() {
    let view = screen.view
    switch Int.random(in: 0..<18, using: &random) {
    case 16:
      let seconds = Double(number(0...7))
      note("\(seconds) seconds") { timer.pass(seconds) }
    case 17: note("animations end") { UIView.finishAnimations() }
    case 0...2: note("drag") { screen.drag(by: number(-400...400)) }
    case 3...4: note("drag on") { screen.drag(on: number(-300...300)) }
    case 5...6: note("release") { screen.release(speed: number(-2000...2000)) }
    case 7...8: note("frame") { screen.scroller.advanceFrame() }
    case 9: note("finish") { screen.finish() }
    case 10:
      let (page, animated) = (Int(number(-3...12)), number(0...1) < 0.5)
      note("scroll to \(page) \(animated)") { view.scrollToPage(page, animated: animated) }
    case 11:
      let size = CGSize(width: number(100...700).rounded(), height: number(0...500).rounded())
      note("resize \(size)") { view.simulateResize(to: size) }
    case 12: note("add") { view.addPoster(picture()) }
    case 13: changeList()
    case 14:
      view.isLooping.toggle()
      note("looping \(view.isLooping)") {}
    default:
      let (peek, spacing) = (number(0...50).rounded(), number(0...20).rounded())
      note("peek \(peek) spacing \(spacing)") {
        view.peek = peek
        view.spacing = spacing
      }
    }
    screen.window.layoutIfNeeded()
  }

  private func changeList() {
    var posters = screen.view.posters
    switch Int.random(in: 0..<4, using: &random) {
    case 0: posters.shuffle(using: &random)
    case 1: posters = Array(posters.dropFirst(2))
    case 2: posters.insert(Poster(picture()), at: 0)
    default: posters = Array(posters.dropLast())
    }
    let animated = number(0...1) < 0.5
    note("list of \(posters.count) \(animated)") {
      screen.view.setPosters(posters, animated: animated)
    }
  }

  private func picture() -> UIImage {
    let image = UIImage()
    screen.images.append(image)
    return image
  }

  private func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    .random(in: range, using: &random)
  }

  private func note(_ text: String, _ action: () -> Void) {
    log.append(text)
    action()
  }
}

@MainActor @Suite("Whatever happens in whatever order") struct FuzzTests {
  @Test("pages and pictures stand where they belong, and the view comes to rest", arguments: 0..<40)
  func turmoil(seed: UInt64) {
    let turmoil = Turmoil(seed: seed)
    let screen = turmoil.screen
    for _ in 0..<250 {
      turmoil.act()
      guard let fault = fault(on: screen) else { continue }
      Issue.record("seed \(seed): \(fault) after \(turmoil.log.suffix(6))")
      return
    }
    screen.release()
    for _ in 0..<3 { screen.finish() }
    UIView.finishAnimations()
    #expect(screen.view.subviews == [screen.scroller], "seed \(seed): something is left over")
    let page = screen.view.currentPage
    guard let poster = screen.view.posters.indices.contains(page) ? page : nil,
      screen.view.bounds.height > 0
    else { return }
    let shown = screen.shownPages.first { abs(screen.frame(of: $0).minX - screen.view.peek) < 1e-6 }
    #expect(shown != nil, "seed \(seed): no page at rest")
    guard case .image(let image) = screen.view.posters[poster].image else { return }
    #expect((shown?.contentView as? UIImageView)?.image === image, "seed \(seed)")
  }

  /// What is wrong with what is seen, if anything.
  private func fault(on screen: PosterScreen) -> String? {
    let view = screen.view
    let count = view.posters.count
    guard count == 0 ? view.currentPage == 0 : (0..<count).contains(view.currentPage) else {
      return "page \(view.currentPage) of \(count)"
    }
    var covered: CGFloat = 0
    for page in screen.shownPages.sorted(by: {
      screen.frame(of: $0).minX < screen.frame(of: $1).minX
    }) {
      guard let content = page.contentView, screen.poster(of: page) != nil else {
        return "a page without a picture"
      }
      let frame = screen.frame(of: page)
      let displacement = content.center.x - page.bounds.midX
      guard abs(displacement + (frame.minX - view.peek) / 2) < 0.3 else {
        return "a picture displaced by \(displacement) in a page at \(frame.minX)"
      }
      if covered > 0, frame.minX - covered > view.spacing + 0.51 {
        return "a gap from \(covered) to \(frame.minX)"
      }
      covered = frame.maxX
    }
    let visible = screen.shownPages.count
    guard screen.pageViews.count <= visible + 2 else { return "\(screen.pageViews.count) views" }
    return nil
  }
}
