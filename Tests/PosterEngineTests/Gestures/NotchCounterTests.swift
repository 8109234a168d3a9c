import PosterEngine
import Testing

@Suite("The wheel")
struct NotchCounterTests {
  private func pending(_ notches: [Double], layout: PageLayout = .phone(count: 50)) -> Int {
    var pager = Pager(layout: layout, page: 20)
    for (index, turn) in notches.enumerated() {
      pager.handle(.wheel(notches: turn), at: Double(index) / 1000)
    }
    return pager.pendingPage - 20
  }

  @Test("One notch, one page, counted from the pending target")
  func notches() {
    #expect(pending([1]) == 1)
    #expect(pending([-1]) == -1)
    #expect(pending([1, 1, 1]) == 3)
    #expect(pending([3]) == 3)
    #expect(pending([1, -1]) == 0)
  }

  @Test("Fractions add up to pages, whatever way they round")
  func fractions() {
    #expect(pending([0.5]) == 0)
    #expect(pending([0.5, 0.5]) == 1)
    #expect(pending([0.25, 0.25, 0.25, 0.25, 0.25]) == 1)
    for parts in 2...120 {
      let turn = 1 / Double(parts)
      #expect(pending(Array(repeating: turn, count: parts)) == 1, "\(parts) parts of a notch")
      #expect(pending(Array(repeating: -turn, count: 3 * parts)) == -3, "\(parts) parts, back")
      #expect(pending(Array(repeating: turn, count: parts - 1)) == 0, "\(parts) parts, one less")
    }
  }

  @Test("A turn the other way starts anew")
  func turning() {
    #expect(pending([0.9, -0.5, -0.5]) == -1)
    #expect(pending([0.9, -0.1, 0.9]) == 0)
  }

  @Test("A turn that is none is ignored; an absurd one goes to the end")
  func nonsense() {
    #expect(pending([.nan, .infinity, -.infinity, 0]) == 0)
    #expect(pending([1e300]) == 29)
    #expect(pending([-1e300]) == -20)
  }
}
