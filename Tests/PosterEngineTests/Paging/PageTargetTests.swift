import PosterEngine
import Testing

@Suite("The page that a release comes to rest on")
struct PageTargetTests {
  struct Row: Sendable {
    var offset: Double
    var velocity: Double
    var origin: Int
    var target: Int
  }

  @Test(
    "Slow: the nearest; from 300 points a second: the next one in that direction; one at most",
    arguments: [
      Row(offset: 195, velocity: 0, origin: 0, target: 0),
      Row(offset: 195.1, velocity: 0, origin: 0, target: 1),
      Row(offset: 30, velocity: 299.9, origin: 0, target: 0),
      Row(offset: 30, velocity: 300, origin: 0, target: 1),
      Row(offset: 360, velocity: -300, origin: 0, target: 0),
      Row(offset: 360, velocity: -299.9, origin: 0, target: 1),
      Row(offset: 390, velocity: 300, origin: 1, target: 2),
      Row(offset: 390, velocity: -300, origin: 1, target: 0),
      Row(offset: 390.5, velocity: -5000, origin: 1, target: 1),
      Row(offset: 389.5, velocity: 5000, origin: 0, target: 1),
      Row(offset: 420, velocity: 9000, origin: 0, target: 1),
      Row(offset: 1000, velocity: 0, origin: 0, target: 1),
      Row(offset: 1000, velocity: 0, origin: 4, target: 3),
      Row(offset: -40, velocity: -2000, origin: 0, target: 0),
      Row(offset: 1600, velocity: 2000, origin: 4, target: 4),
      Row(offset: -40, velocity: 2000, origin: 0, target: 0),
      Row(offset: 1565, velocity: 500, origin: 3, target: 4),
    ])
  func table(row: Row) {
    #expect(
      PageTarget.page(
        from: row.offset, velocity: row.velocity, origin: row.origin, in: .phone()) == row.target,
      "\(row)")
  }

  @Test("A looping pager has no ends")
  func looping() {
    let layout = PageLayout.phone(count: 2, isLooping: true)
    #expect(PageTarget.page(from: -10, velocity: -900, origin: 0, in: layout) == -1)
    #expect(PageTarget.page(from: -390, velocity: -900, origin: -1, in: layout) == -2)
    #expect(PageTarget.page(from: 400, velocity: 900, origin: 1, in: layout) == 2)
  }

  @Test("Numbers that are none, and absurd ones, do not trap")
  func absurd() {
    for layout in [PageLayout.phone(), .phone(isLooping: true), .phone(count: 0)] {
      for offset in [Double.nan, .infinity, -1e300, 0] {
        for velocity in [Double.nan, .infinity, -1e300, 0] {
          for origin in [Int.min, 0, .max] {
            let page = PageTarget.page(
              from: offset, velocity: velocity, origin: origin, in: layout)
            #expect(layout.clamp(page) == page)
          }
        }
      }
    }
  }
}
