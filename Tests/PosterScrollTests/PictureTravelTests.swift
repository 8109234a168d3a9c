import PosterScroll
import Testing
import UIKit

/// A row of the table: at an offset, each of three pages' picture displacement; nil: not shown.
struct TravelRow: CustomTestStringConvertible {
  let offset: CGFloat
  let pictures: [CGFloat?]

  var testDescription: String { "o = \(offset)" }

  static let table = [
    TravelRow(offset: 0, pictures: [0, nil, nil]),
    TravelRow(offset: 80, pictures: [40, -120, nil]),
    TravelRow(offset: 160, pictures: [80, -80, nil]),
    TravelRow(offset: 319, pictures: [159.5, -0.5, nil]),
    TravelRow(offset: 320, pictures: [nil, 0, nil]),
    TravelRow(offset: 480, pictures: [nil, 80, -80]),
    TravelRow(offset: -30, pictures: [-15, nil, nil]),
    TravelRow(offset: 640, pictures: [nil, nil, 0]),
  ]

  /// How far a finger pulls for the offset: beyond an end, what the rubber band takes is added.
  var pull: CGFloat {
    guard offset < 0 else { return offset }
    return -(1 / (1 + offset / 320) - 1) * 320 / 0.55
  }
}

/// What happens to the view before it is looked at.
enum Disturbance: CaseIterable {
  case none, reload, resize, jump
}

@MainActor @Suite("A picture travels at half its page's speed") struct PictureTravelTests {
  @Test(
    "under a finger, also after a reload, a resize and a jump",
    arguments: TravelRow.table, Disturbance.allCases)
  func table(row: TravelRow, disturbance: Disturbance) {
    let screen = PosterScreen()
    if disturbance == .jump {
      screen.view.scrollToPage(2, animated: false)
      screen.view.scrollToPage(0, animated: false)
    }
    screen.drag(by: row.pull)
    switch disturbance {
    case .none, .jump: break
    case .reload: screen.view.posters = screen.view.posters
    case .resize:
      screen.view.simulateResize(to: CGSize(width: 480, height: 320))
      screen.view.simulateResize(to: CGSize(width: 320, height: 480))
    }
    expect(row, on: screen)
  }

  @Test("at a jump to a page, at once, before any frame")
  func jump() {
    let screen = PosterScreen()
    for page in [2, 0, 1] {
      screen.view.scrollToPage(page, animated: false)
      for poster in 0..<3 {
        #expect(screen.displacement(of: poster)?.x == (poster == page ? 0 : nil))
      }
    }
  }

  @Test("on every frame of a deceleration")
  func deceleration() {
    let screen = PosterScreen()
    screen.drag(by: 100)
    screen.release(speed: 1000)
    var frames = 0
    while screen.scroller.isDecelerating, screen.scroller.contentOffset.x < 319 {
      screen.scroller.advanceFrame()
      let offset = screen.scroller.contentOffset.x
      #expect(screen.displacement(of: 0)?.x == offset / 2)
      #expect(screen.displacement(of: 1)?.x == (offset - 320) / 2)
      frames += 1
    }
    #expect(frames > 3)
    screen.finish()
    #expect(screen.displacement(of: 1)?.x == 0)
  }

  @Test("at a width that is no whole number of pixels")
  func fractionalWidth() throws {
    let width: CGFloat = 356.72000000000003
    let screen = PosterScreen(size: CGSize(width: width, height: 480), count: 50)
    screen.view.scrollToPage(30, animated: false)
    screen.drag(by: 100)
    // rest(30) = round(30 · 356.72 · 2) / 2 = 10701.5, rest(31) = 11058.5
    let offset = screen.scroller.contentOffset.x
    #expect(offset == 10801.5)
    let (left, right) = try (
      #require(screen.displacement(of: 30)), #require(screen.displacement(of: 31))
    )
    // The page is 357 points wide (rounded up to a pixel), so the picture's middle is 0.14 off.
    #expect(abs(left.x - 50) < 1e-9)
    #expect(abs(right.x - -128.5) < 1e-9)
  }

  @Test("and never across its axis", arguments: [Axis.horizontal, .vertical])
  func acrossTheAxis(axis: Axis) throws {
    let screen = PosterScreen { $0.axis = axis == .horizontal ? .horizontal : .vertical }
    screen.drag(by: 80)
    let displacement = try #require(screen.displacement(of: 0))
    #expect(
      displacement == (axis == .horizontal ? CGPoint(x: 40, y: 0) : CGPoint(x: 0, y: 40)))
  }

  enum Axis { case horizontal, vertical }

  private func expect(_ row: TravelRow, on screen: PosterScreen) {
    for (poster, expected) in row.pictures.enumerated() {
      let displacement = screen.displacement(of: poster)
      guard let expected else {
        #expect(displacement == nil, "page \(poster) shows")
        continue
      }
      #expect(
        abs((displacement?.x ?? .nan) - expected) < 1e-9,
        "page \(poster): \(String(describing: displacement)), not \(expected)")
      #expect(displacement?.y == 0)
      let frame = screen.shownPage(of: poster).map(screen.frame(of:))
      #expect(abs((frame?.minX ?? .nan) - (CGFloat(poster) * 320 - row.offset)) < 1e-9)
      #expect(frame?.size == CGSize(width: 320, height: 480))
    }
  }
}
