import PosterImages
import Testing

@testable import poster

@Suite("Files that changed")
struct FileChangesTests {
  @Test("A file that is done is due a moment later, so that others come along")
  func settled() {
    var changes = FileChanges()
    changes.noteSettled("a", at: 10)
    changes.noteSettled("b", at: 10.05)
    #expect(changes.nextDue == 10.1)
    #expect(changes.take(at: 10.09) == [])
    #expect(changes.take(at: 10.16) == ["a", "b"])
    #expect(changes.nextDue == nil)
  }

  @Test("A file that is being written is due once it is done, or nobody has written for 2 s")
  func writing() {
    var changes = FileChanges()
    changes.noteWriting("a", at: 10)
    changes.noteWriting("a", at: 11.5)
    #expect(changes.contains("a"))
    #expect(changes.take(at: 12.1) == [], "the first write alone would be due")
    #expect(changes.nextDue == 13.5)
    #expect(changes.take(at: 13.5) == ["a"])
    changes.noteWriting("b", at: 20)
    changes.noteSettled("b", at: 20.5)
    #expect(changes.nextDue == 20.6)
    #expect(changes.take(at: 20.6) == ["b"])
    #expect(!changes.contains("b"))
  }

  @Test("10,000 files in a second cost three looks, and none is lost")
  func many() throws {
    var changes = FileChanges()
    var taken: Set<FilePath> = []
    var looks = 0
    for index in 0..<10_000 {
      let now = Double(index) / 10_000
      while let due = changes.nextDue, due <= now {
        taken.formUnion(changes.take(at: now))
        looks += 1
      }
      changes.noteWriting(FilePath("\(index)"), at: now)
      changes.noteSettled(FilePath("\(index)"), at: now)
    }
    #expect(looks == 3)
    let last = try #require(changes.nextDue)
    taken.formUnion(changes.take(at: last + FileChanges.gathering))
    #expect(taken.count == 10_000)
  }

  @Test("A look too early takes nothing, and says when to come again")
  func early() {
    var changes = FileChanges()
    #expect(changes.take(at: 5) == [])
    changes.noteSettled("a", at: 10)
    changes.noteWriting("a", at: 10.05)
    #expect(changes.nextDue == 10.1)
    #expect(changes.take(at: 10.1) == [])
    #expect(changes.nextDue == 12.05)
    changes.postpone("b", to: .nan)
    #expect(changes.files == ["a"])
  }
}
