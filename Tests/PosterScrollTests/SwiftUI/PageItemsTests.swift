import Testing

@testable import PosterScroll

@Suite("A pager's elements")
struct PageItemsTests {
  @Test(
    "Ids, indices and elements agree, and of equal ids the first counts",
    arguments: [
      (ids: [], kept: [], duplicates: []),
      ([4, 2, 9], [4, 2, 9], []),
      ([4, 4], [4], [4]),
      ([4, 2, 4, 9, 2, 4, 1], [4, 2, 9, 1], [4, 2, 4]),
    ] as [(ids: [Int], kept: [Int], duplicates: [Int])])
  func items(ids: [Int], kept: [Int], duplicates: [Int]) {
    let films = ids.enumerated().map { Film($1, "at \($0)") }
    let items = PageItems(films, id: \.id)
    #expect(items.ids == kept)
    #expect(items.duplicates == duplicates)
    for (index, id) in kept.enumerated() {
      #expect(items.id(at: index) == id)
      #expect(items.index(of: id) == index)
      #expect(items.element(at: index) == films.first { $0.id == id })
    }
    for index in [-1, kept.count, .max, .min] {
      #expect(items.id(at: index) == nil)
      #expect(items.element(at: index) == nil)
    }
    #expect(items.index(of: 77) == nil)
  }

  @Test("A slice is read by its own indices")
  func slice() {
    let items = PageItems((0..<9).map { Film($0) }[5...], id: \.id)
    #expect(items.ids == [5, 6, 7, 8])
    #expect(items.element(at: 1) == Film(6))
  }

  @Test(
    "An update tells whether the ids differ and takes on the elements anyway",
    arguments: [
      ([1, 2], [1, 2], false), ([1, 2], [2, 1], true), ([1, 2], [1], true), ([], [1], true),
      ([1, 2, 1], [1, 2, 1], false), ([1, 2], [1, 2, 1], true), ([1, 2, 1], [1, 2, 2], true),
    ])
  func update(old: [Int], new: [Int], differs: Bool) {
    var items = PageItems(old.map { Film($0, "old") }, id: \.id)
    #expect(items.update(to: new.map { Film($0, "new") }, id: \.id) == differs)
    #expect(items.element(at: 0)?.title == "new")
    #expect(Set(items.ids) == Set(new))
  }
}
