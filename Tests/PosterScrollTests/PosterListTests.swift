import Testing
import UIKit

@testable import PosterScroll

@Suite("A list without duplicates") struct PosterListTests {
  private func poster(_ id: String) -> Poster { Poster(id: id, image: .image(UIImage())) }

  @Test("keeps the first of each id, reports the others, and finds by id")
  func duplicates() {
    var refused: [PosterError] = []
    let list = PosterList(["a", "b", "a", "c", "b"].map(poster)) { refused.append($0) }
    #expect(list.posters.map(\.id) == ["a", "b", "c"])
    #expect(refused == [.duplicateID("a"), .duplicateID("b")])
    #expect(list.index(of: "c") == 2 && list.index(of: "z") == nil)
  }

  @Test("has nothing beyond its ends")
  func bounds() {
    let list = PosterList([poster("a")]) { _ in }
    #expect(list[0]?.id == "a")
    #expect(list[1] == nil && list[-1] == nil)
  }

  @Test("throws for an id that is there")
  func append() throws {
    var list = PosterList()
    try list.append(poster("a"))
    #expect(throws: PosterError.duplicateID("a")) { try list.append(poster("a")) }
    #expect(list.count == 1)
  }
}
