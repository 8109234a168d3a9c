import PosterEngine
import Testing

@Suite("Looping pages")
struct PageLayoutLoopTests {
  @Test("The page that shows a poster is the nearest one; forward where two are as near")
  func againstSearch() {
    for count in 2...7 {
      let layout = PageLayout.phone(count: count, isLooping: true)
      for page in -15...15 {
        for poster in -3...(count + 3) {
          let wanted = ((poster % count) + count) % count
          let candidates = (-40...40).filter { (($0 % count) + count) % count == wanted }
          let nearest = candidates.min {
            (abs($0 - page), -$0) < (abs($1 - page), -$1)
          }
          #expect(
            layout.page(showing: poster, nearestTo: page) == nearest,
            "poster \(poster) of \(count) from page \(page)")
        }
      }
    }
  }

  @Test(
    "A finite pager has one page for each poster, and clamps",
    arguments: [(-5, 0), (0, 0), (2, 2), (4, 4), (9, 4), (.min, 0), (.max, 4)] as [(Int, Int)])
  func finite(poster: Int, page: Int) {
    #expect(PageLayout.phone(count: 5).page(showing: poster, nearestTo: 3) == page)
  }

  @Test("Absurd pages do not trap")
  func absurd() {
    let layout = PageLayout.phone(count: 3, isLooping: true)
    for page in [Int.min, .min + 1, .max - 1, .max] {
      for poster in [Int.min, 0, 1, 2, .max] {
        let found = layout.page(showing: poster, nearestTo: page)
        #expect(layout.index(of: found) == layout.index(of: poster))
      }
    }
  }
}
