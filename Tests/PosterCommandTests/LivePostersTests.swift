import PosterImages
import Testing

@testable import poster

@Suite("Posters whose files come and go")
struct LivePostersTests {
  private typealias Expansion = PosterInput.Expansion

  private func folder(_ names: FilePath...) -> Expansion {
    let posters = names.map { PosterEntry(file: FilePath("f").appending($0)) }
    return Expansion(
      input: "f", isFolder: true, result: names.isEmpty ? .failure(.noPictures) : .success(posters))
  }

  private func file(_ path: FilePath) -> Expansion {
    Expansion(input: path, isFolder: false, result: .success([PosterEntry(file: path)]))
  }

  private func list(_ result: Result<[PosterEntry], InputError>) -> Expansion {
    Expansion(input: "list.json", isFolder: false, result: result)
  }

  private func reading(_ expansions: Expansion..., missing: Set<FilePath> = []) -> InputReading {
    InputReading(input: PosterInput(expansions: expansions), missing: missing)
  }

  private func live(_ expansions: Expansion...) -> LivePosters {
    LivePosters(PosterInput(expansions: expansions))
  }

  private func files(_ live: LivePosters) -> [FilePath] { live.posters.map(\.file) }

  @Test("Pictures that are added to a folder, or removed, appear and go")
  func folderChanges() {
    var live = live(folder("1.jpg", "3.jpg"), file("x.png"))
    #expect(files(live) == ["f/1.jpg", "f/3.jpg", "x.png"])
    #expect(
      live.update(reading(folder("1.jpg", "2.jpg", "3.jpg"), file("x.png")), unsettled: []).isEmpty)
    #expect(files(live) == ["f/1.jpg", "f/2.jpg", "f/3.jpg", "x.png"])
    #expect(live.update(reading(folder(), file("x.png")), unsettled: []).isEmpty)
    #expect(files(live) == ["x.png"])
    _ = live.update(reading(folder("9.jpg"), file("x.png")), unsettled: [])
    #expect(files(live) == ["f/9.jpg", "x.png"])
  }

  @Test("A new file shows when it is whole; one that is overwritten stays meanwhile")
  func unsettled() {
    var live = live(folder("1.jpg"))
    _ = live.update(
      reading(folder("1.jpg", "2.jpg", "3.jpg")), unsettled: ["f/1.jpg", "f/2.jpg"])
    #expect(files(live) == ["f/1.jpg", "f/3.jpg"])
    _ = live.update(reading(folder("1.jpg", "2.jpg", "3.jpg")), unsettled: [])
    #expect(files(live) == ["f/1.jpg", "f/2.jpg", "f/3.jpg"])
  }

  @Test("A file that was named and never there has a page that says so; one that was there goes")
  func named() {
    var live = live(file("a.jpg"), file("b.jpg"))
    _ = live.update(reading(file("a.jpg"), file("b.jpg"), missing: ["b.jpg"]), unsettled: [])
    #expect(files(live) == ["a.jpg", "b.jpg"])
    _ = live.update(
      reading(file("a.jpg"), file("b.jpg"), missing: ["a.jpg", "b.jpg"]), unsettled: [])
    #expect(files(live) == ["b.jpg"])
    _ = live.update(reading(file("a.jpg"), file("b.jpg")), unsettled: [])
    #expect(files(live) == ["a.jpg", "b.jpg"])
    _ = live.update(
      reading(file("a.jpg"), file("b.jpg"), missing: ["b.jpg"]), unsettled: [])
    #expect(files(live) == ["a.jpg"])
  }

  @Test("A folder that is deleted leaves no page; recreated, its pictures are back")
  func deletedFolder() {
    var live = live(folder("1.jpg"))
    // A path where nothing is stands for a picture.
    _ = live.update(reading(file("f"), missing: ["f"]), unsettled: [])
    #expect(files(live) == [])
    _ = live.update(reading(folder("2.jpg")), unsettled: [])
    #expect(files(live) == ["f/2.jpg"])
  }

  @Test("A list that is broken for a while keeps its posters, and the fault is named once")
  func brokenList() {
    let posters = [PosterEntry(file: "a", title: "A"), PosterEntry(file: "b")]
    let broken = list(.failure(.manifest(.notJSON)))
    var live = live(list(.success(posters)))
    let fault = LivePosters.InputFailure(input: "list.json", error: .manifest(.notJSON))
    #expect(live.update(reading(broken), unsettled: []) == [fault])
    #expect(live.posters == posters)
    #expect(live.update(reading(broken), unsettled: []) == [])
    let renamed = [PosterEntry(file: "b", title: "Other")]
    #expect(live.update(reading(list(.success(renamed))), unsettled: []) == [])
    #expect(live.posters == renamed)
    #expect(live.update(reading(broken), unsettled: []) == [fault])
    #expect(live.update(reading(list(.failure(.noEntries))), unsettled: []).count == 1)
    #expect(live.posters == [])
  }

  @Test("A poster whose file is renamed is the same poster; a file that replaces another is not")
  func renames() throws {
    var live = live(folder("1.jpg", "2.jpg"))
    live.noteRename(from: "f/1.jpg", to: "f/5.jpg")
    live.noteRename(from: "f/.2.jpg.part", to: "f/2.jpg")
    _ = live.update(reading(folder("2.jpg", "5.jpg")), unsettled: [])
    #expect(live.posters.map(live.id(of:)) == ["f/2.jpg", "f/1.jpg"])
    live.noteRename(from: "f/5.jpg", to: "f/6.jpg")
    _ = live.update(reading(folder("2.jpg", "6.jpg")), unsettled: [])
    #expect(live.posters.map(live.id(of:)) == ["f/2.jpg", "f/1.jpg"])
    live.noteRename(from: "f/6.jpg", to: "f/2.jpg")
    _ = live.update(reading(folder("2.jpg")), unsettled: [])
    #expect(live.posters.map(live.id(of:)) == ["f/2.jpg"])
  }

  @Test("A new file of the name that a renamed one is known by is another poster")
  func namesakes() {
    var live = live(folder("1.jpg", "2.jpg"))
    live.noteRename(from: "f/1.jpg", to: "f/5.jpg")
    _ = live.update(reading(folder("2.jpg", "5.jpg")), unsettled: [])
    _ = live.update(reading(folder("1.jpg", "2.jpg", "5.jpg")), unsettled: [])
    let ids = live.posters.map(live.id(of:))
    #expect(ids[1...] == ["f/2.jpg", "f/1.jpg"] && Set(ids).count == 3)
    #expect(live.traceIDs == ["f/1.jpg\\x001", "f/2.jpg", "f/1.jpg"])
    // It is the same one from then on, whatever comes and goes.
    _ = live.update(reading(folder("1.jpg", "2.jpg", "3.jpg", "5.jpg")), unsettled: [])
    #expect(live.id(of: live.posters[0]) == ids[0])
    live.noteRename(from: "f/1.jpg", to: "f/4.jpg")
    _ = live.update(reading(folder("2.jpg", "4.jpg", "5.jpg")), unsettled: [])
    #expect(live.posters.map(live.id(of:)) == ["f/2.jpg", ids[0], "f/1.jpg"])
    // What is gone has no claim to its name any more.
    _ = live.update(reading(folder("2.jpg")), unsettled: [])
    _ = live.update(reading(folder("1.jpg", "2.jpg", "5.jpg")), unsettled: [])
    #expect(live.posters.map(live.id(of:)) == ["f/1.jpg", "f/2.jpg", "f/5.jpg"])
  }

  @Test("In a trace every poster has a name of its own")
  func traceIDs() {
    let live = live(folder("1.jpg", "2.jpg"), file("f/1.jpg"), file("f/1.jpg\\1"))
    #expect(live.traceIDs == ["f/1.jpg", "f/2.jpg", "f/1.jpg\\1", "f/1.jpg\\\\1"])
  }

  @Test("What is looked at, and what is followed: folders, and those of the files that are named")
  func reading() throws {
    let folder = try TemporaryFolder()
    try folder.folder("in")
    try folder.file("in/1.jpg")
    try folder.file("list.json", #"[{"file":"in/1.jpg"},{"file":"gone/2.jpg"}]"#)
    let reading = InputReading(
      arguments: [folder("in"), folder("list.json"), folder("x/3.jpg")], samples: nil)
    #expect(reading.missing == [folder("gone/2.jpg"), folder("x/3.jpg")])
    #expect(
      reading.input.watchedFolders
        == [folder("in"), folder.path, folder("gone"), folder("x")])
    #expect(reading.input.posters.count == 4)
  }
}
