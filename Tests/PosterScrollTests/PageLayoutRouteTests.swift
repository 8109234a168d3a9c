import PosterEngine
import Testing

@testable import PosterScroll

@Suite("Ways between pages") struct PageLayoutRouteTests {
  private let layout = PageLayout(viewport: Size(width: 100, height: 100), count: 1000)

  @Test(
    "A way of more than four pages starts four before its end",
    arguments: [(0, 4, 0), (0, 5, 1), (0, 900, 896), (900, 0, 4), (7, 7, 7), (9, 5, 9)])
  func departure(page: Int, destination: Int, departure: Int) {
    #expect(
      layout.departure(to: destination, from: page) == departure)
  }
}
