import Testing

@testable import PosterEngine

@Suite("Ways between pages") struct PageLayoutRouteTests {
  @Test(
    "A way of more than four pages starts four before its end",
    arguments: [(0, 4, 0), (0, 5, 1), (0, 900, 896), (900, 0, 4), (7, 7, 7), (9, 5, 9)])
  func departure(page: Int, destination: Int, departure: Int) {
    #expect(PageLayout.departure(to: destination, from: page) == departure)
  }
}
