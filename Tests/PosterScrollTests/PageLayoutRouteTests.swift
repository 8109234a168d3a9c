import PosterEngine
import Testing

@testable import PosterScroll

@Suite("Ways between pages") struct PageLayoutRouteTests {
  private func layout(count: Int, looping: Bool) -> PageLayout {
    PageLayout(
      viewport: Size(width: 100, height: 100), count: count, isLooping: looping, displayScale: 1)
  }

  @Test(
    "A looping pager goes the shorter way, forward of two equal ones",
    arguments: [
      (5, 0, 1, 1), (5, 0, 4, -1), (5, 4, 0, 5), (5, 0, 2, 2), (5, 0, 3, -2), (4, 0, 2, 2),
      (4, -3, 3, -1), (3, 7, 1, 7), (3, -1, 0, 0), (5, 0, 12, 2), (5, 0, -1, -1),
    ])
  func shorterWay(count: Int, page: Int, index: Int, destination: Int) {
    #expect(layout(count: count, looping: true).destination(for: index, from: page) == destination)
  }

  @Test("A finite pager goes to the page, or to the end that is nearest")
  func finite() {
    let layout = layout(count: 5, looping: false)
    #expect(layout.destination(for: 3, from: 0) == 3)
    #expect(layout.destination(for: -4, from: 2) == 0)
    #expect(layout.destination(for: .max, from: 2) == 4)
  }

  @Test(
    "A way of more than four pages starts four before its end",
    arguments: [(0, 4, 0), (0, 5, 1), (0, 900, 896), (900, 0, 4), (7, 7, 7), (9, 5, 9)])
  func departure(page: Int, destination: Int, departure: Int) {
    #expect(
      layout(count: 1000, looping: false).departure(to: destination, from: page) == departure)
  }

  @Test(
    "A release goes to the next page with 300 points per second, else to the nearest",
    arguments: [
      (130.0, 300.0, 2), (130.0, 299.0, 1), (170.0, 0.0, 2), (170.0, -300.0, 1),
      (200.0, -300.0, 1), (200.0, 300.0, 3), (-20.0, -900.0, 0), (420.0, 900.0, 4),
    ])
  func release(offset: Double, velocity: Double, page: Int) {
    #expect(
      layout(count: 5, looping: false).target(at: offset, velocity: velocity) == page)
  }
}
