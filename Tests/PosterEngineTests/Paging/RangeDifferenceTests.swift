import PosterEngine
import Testing

@Suite("The difference of two ranges of pages")
struct RangeDifferenceTests {
  @Test("Holds what the one has and the other has not, in at most two ranges")
  func againstSets() {
    for lower in -3...3 {
      for upper in lower...4 {
        for otherLower in -4...4 {
          for otherUpper in otherLower...5 {
            let range = lower..<upper
            let other = otherLower..<otherUpper
            let difference = RangeDifference(of: range, without: other)
            let expected = Set(range).subtracting(other)
            #expect(Set(difference.lower).union(difference.upper) == expected)
            #expect(difference.count == expected.count)
            #expect(difference.isEmpty == expected.isEmpty)
            for page in -5...6 {
              #expect(difference.contains(page) == expected.contains(page))
            }
          }
        }
      }
    }
  }
}
