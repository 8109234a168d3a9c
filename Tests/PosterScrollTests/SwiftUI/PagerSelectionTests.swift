import Testing

@testable import PosterScroll

@Suite("The selection's rules")
struct PagerSelectionTests {
  /// One thing that happens to a selection, and what must come of it.
  enum Step: Sendable {
    /// The app's value is read while these ids are there.
    case read(Int?, of: [Int], Follow = .none)
    /// The pager shows an id, which is to be written or not.
    case shows(Int, writes: Bool)
  }

  /// What is to come of a reading.
  enum Follow: Sendable {
    case none, now, late
  }

  @Test(
    "Each value is followed once and written once",
    arguments: [
      ("its own write read back", [.shows(1, writes: true), .read(1, of: [0, 1])]),
      ("the same page again", [.shows(1, writes: true), .shows(1, writes: false)]),
      (
        "a new value", [.read(1, of: [0, 1], .now), .read(1, of: [0, 1])]
      ),
      (
        "a write that the app undoes",
        [
          .read(0, of: [0, 1], .now), .shows(1, writes: true),
          .read(0, of: [0, 1], .now),
        ]
      ),
      (
        "a late element",
        [
          .read(7, of: [0]), .read(7, of: [0, 1]),
          .read(7, of: [0, 7], .late), .read(7, of: [0, 7]),
        ]
      ),
      (
        "a page turned while waiting",
        [.read(7, of: [0, 1]), .shows(1, writes: true), .read(1, of: [0, 1, 7])]
      ),
      (
        "all elements gone and back",
        [
          .read(1, of: [0, 1], .now), .read(1, of: []),
          .read(1, of: [0, 1], .late),
        ]
      ),
      ("nothing", [.read(nil, of: [0]), .shows(0, writes: true)]),
      (
        "nothing after something",
        [.read(7, of: [0]), .read(nil, of: [0, 7]), .read(nil, of: [7])]
      ),
    ] as [(String, [Step])])
  func rules(name: String, steps: [Step]) {
    var selection = PagerSelection<Int>()
    for (number, step) in steps.enumerated() {
      switch step {
      case .read(let value, let ids, let follow):
        let demand = selection.read(value, isPresent: ids.contains)
        #expect(demand == expected(follow, value), "step \(number)")
      case .shows(let id, let writes):
        #expect(selection.shows(id) == writes, "step \(number)")
      }
    }
  }

  private func expected(_ follow: Follow, _ value: Int?) -> PagerSelection<Int>.Demand {
    guard let value else { return .none }
    return switch follow {
    case .none: .none
    case .now: .show(value, isNew: true)
    case .late: .show(value, isNew: false)
    }
  }
}
