import GtkInterop
import PosterEngine
import Testing

@testable import PosterGTK

@MainActor
@Suite struct PosterInputTests {
  @Test(
    "Keys turn pages; those of the window do not",
    arguments: [
      (Key.left, PagerInput.Key?.some(.left)), (.right, .right), (.down, .next), (.pageDown, .next),
      (.space, .next), (.up, .previous), (.pageUp, .previous), (.shiftSpace, .previous),
      (.home, .first), (.end, .last), (.enter, nil), (.escape, nil), (.q, nil), (.f11, nil),
      (.close, nil),
    ])
  func keys(key: Key, expected: PagerInput.Key?) {
    #expect(PosterInput.pagerKey(key) == expected)
  }
}
