import PosterEngine
import Testing
import UIKit

@testable import PosterScroll

@Suite("The pages of a view") struct PageListTests {
  private func list(_ ids: [String?]) -> PageList {
    var list = PageList()
    list.source = PageIDs(count: ids.count, id: { ids[$0] }, refuse: { _ in })
    return list
  }

  @Test("are the posters', or the data source's where there is one")
  func source() throws {
    var list = PageList()
    try list.posters.append(Poster(id: "a", image: nil))
    #expect(list.count == 1 && list.id(at: 0) == "a" && list[0]?.id == "a")
    #expect(list.index(of: "a") == 0)
    list.source = PageIDs(count: 2, id: { ["x", "y"][$0] }, refuse: { _ in })
    #expect(list.count == 2 && list.id(at: 1) == "y" && list[0] == nil)
    #expect(list.index(of: "a") == nil && list.index(of: "y") == 1)
    #expect(list.id(at: 2) == nil && list.id(at: -1) == nil)
  }

  @Test("keep the first of two with one id, and report the other")
  func duplicates() {
    var refused: [PosterError] = []
    let ids = PageIDs(count: 3, id: { ["a", "b", "a"][$0] }, refuse: { refused.append($0) })
    #expect(ids.count == 3 && ids.index(of: "a") == 0 && ids[2] == nil)
    #expect(refused == [.duplicateID("a")])
    #expect(PageIDs(count: -1, id: { _ in "x" }, refuse: { _ in }).count == 0)
  }

  @Test(
    "are found again by their ids, else by their numbers, else by what is nearest",
    arguments: [
      (["a", "b", "c"], ["c", "b", "a"], 2, 0),
      (["a", "b", "c"], ["c", "a"], 1, 0),
      (["a", "b", "c"], ["x", "a"], 1, 1),
      (["a", "b", "c"], ["x", "y", "z"], 2, 2),
      (["a", "b", "c"], ["x"], 2, 0),
      (["a"], [], 0, 0),
      ([nil, nil, nil], [nil, nil], 1, 1),
      ([nil, nil, nil], [nil, nil], 2, 1),
      ([nil, "a"], ["a", nil], 0, 0),
    ] as [([String?], [String?], Int, Int)])
  func anchor(old: [String?], new: [String?], index: Int, expected: Int) {
    #expect(list(new).anchor(of: index, in: list(old)).index == expected)
  }
}
