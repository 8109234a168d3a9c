import PosterEngine
import Testing

@Suite("The poster that stays in place")
struct PosterAnchorTests {
  private func anchor(_ index: Int, _ old: String, _ new: String) -> PosterAnchor {
    PosterAnchor(of: index, in: Array(old), after: Array(new))
  }

  @Test(
    "The current poster is found again wherever it went",
    arguments: [(0, "abc", "cba", 2), (2, "abc", "xxc", 2), (1, "abc", "b", 0), (1, "ab", "bb", 0)])
  func kept(index: Int, old: String, new: String, place: Int) {
    let anchor = anchor(index, old, new)
    #expect(anchor.index == place)
    #expect(anchor.isKept)
  }

  @Test(
    "Where it is gone, the nearest following one that is left stands in, else an earlier one",
    arguments: [
      (1, "abcd", "adc", 2), (1, "abcd", "da", 0), (2, "abcd", "ba", 0), (3, "abcd", "xxb", 2),
      (0, "abcd", "xd", 1),
    ])
  func stoodInFor(index: Int, old: String, new: String, place: Int) {
    let anchor = anchor(index, old, new)
    #expect(anchor.index == place)
    #expect(!anchor.isKept)
  }

  @Test(
    "Where none is left, the same index or the last one does",
    arguments: [
      (1, "abc", "xyz", 1), (2, "abc", "xy", 1), (2, "abc", "", 0), (0, "", "xy", 0),
      (5, "abc", "cba", 2), (-3, "abc", "cba", 0), (.max, "a", "", 0), (.min, "", "a", 0),
    ])
  func replaced(index: Int, old: String, new: String, place: Int) {
    let anchor = anchor(index, old, new)
    #expect(anchor.index == place)
    #expect(!anchor.isKept)
  }

  @Test("Known places give the same as ids do")
  func places() {
    let places = [0: 2, 700_000_000: 1, 900_000_000: 0]
    let nearest = PosterAnchor(of: 800_000_000, places: places, among: 3)
    #expect(nearest.index == 0)
    #expect(!nearest.isKept)
    #expect(PosterAnchor(of: 999_999_999, places: places, among: 3).index == 0)
    #expect(PosterAnchor(of: 700_000_000, places: places, among: 3).isKept)
    #expect(PosterAnchor(of: 800_000_000, places: [:], among: 3).index == 2)
    #expect(PosterAnchor(of: 8, places: [:], among: .min).index == 0)
  }
}
