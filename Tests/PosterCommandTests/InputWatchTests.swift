import Glibc
import GtkInterop
import PosterImages
import Testing

@testable import poster

/// Real files in a real folder, and the main loop without a display.
@MainActor
@Suite("The watch over the arguments", .serialized)
struct InputWatchTests {
  /// What a window would show, and be told.
  @MainActor
  private final class Viewer {
    private(set) var live: LivePosters
    private(set) var changed: Set<FilePath> = []
    private(set) var readings = 0
    let watch: InputWatch

    init(_ arguments: FilePath...) {
      let input = PosterInput(arguments: arguments, samples: nil)
      live = LivePosters(input)
      watch = InputWatch(arguments: arguments, samples: nil, folders: input.watchedFolders)
      watch.onRename = { [unowned self] in live.noteRename(from: $0, to: $1) }
      watch.onReading = { [unowned self] reading, changed, unsettled in
        _ = live.update(reading, unsettled: unsettled)
        watch.follow(reading.input.watchedFolders)
        self.changed.formUnion(changed)
        readings += 1
      }
      iterate { readings > 0 }
    }

    var names: [String] { live.posters.map(\.file.lastComponent.description) }

    func iterate(until isDone: () -> Bool) {
      while !isDone() { MainLoop.iterate(mayBlock: true) }
    }
  }

  @Test("A folder's pictures appear, are told to have changed, and go")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.file("1.jpg", "a")
    let viewer = Viewer(folder.path)
    #expect(viewer.names == ["1.jpg"])
    try folder.file("2.jpg", "b")
    viewer.iterate { viewer.names == ["1.jpg", "2.jpg"] }
    try folder.file("1.jpg", "another")
    viewer.iterate { viewer.changed.contains(folder("1.jpg")) }
    #expect(rename(folder("1.jpg"), to: folder("3.jpg")))
    viewer.iterate { viewer.names == ["2.jpg", "3.jpg"] }
    #expect(viewer.live.posters.map(viewer.live.id(of:)) == [folder("2.jpg"), folder("1.jpg")])
    #expect(remove(folder("2.jpg")) && remove(folder("3.jpg")))
    viewer.iterate { viewer.names.isEmpty }
  }

  @Test("A file that is open for writing waits until it is closed")
  func copying() throws {
    let folder = try TemporaryFolder()
    let viewer = Viewer(folder.path)
    let stream = try #require(folder("1.jpg").withCString { fopen($0, "w") })
    fputs("half", stream)
    fflush(stream)
    try folder.file("2.jpg", "whole")
    viewer.iterate { !viewer.names.isEmpty }
    #expect(viewer.names == ["2.jpg"])
    #expect(viewer.watch.awaitsMore(of: folder("1.jpg")))
    fclose(stream)
    viewer.iterate { viewer.names == ["1.jpg", "2.jpg"] }
  }

  @Test("A file that failed and was written just now is looked at again; an old one is not")
  func patience() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("1.jpg", "half")
    let old = try folder.file("2.jpg", "half")
    var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
    #expect(old.withCString { utimensat(AT_FDCWD, $0, &times, 0) } == 0)
    let viewer = Viewer(folder.path)
    #expect(viewer.watch.awaitsMore(of: file))
    #expect(!viewer.watch.awaitsMore(of: old))
    #expect(!viewer.watch.awaitsMore(of: folder("missing.jpg")))
    #expect(!viewer.watch.awaitsMore(of: "/elsewhere/1.jpg"))
    viewer.iterate { viewer.changed.contains(file) }
  }

  @Test("A list is read again, and the folders of its files are followed too")
  func list() throws {
    let folder = try TemporaryFolder()
    try folder.folder("in")
    let list = try folder.file("list.json", #"[{"file":"in/1.jpg","title":"One"}]"#)
    let viewer = Viewer(list)
    try folder.file("in/1.jpg")
    viewer.iterate { viewer.changed.contains(folder("in/1.jpg")) }
    try folder.file("list.json", #"[{"file":"in/2.jpg"},{"file":"in/1.jpg","title":"Uno"}]"#)
    viewer.iterate { viewer.names == ["2.jpg", "1.jpg"] }
    #expect(viewer.live.posters.last?.title == "Uno")
    #expect(remove(folder("in/1.jpg")))
    viewer.iterate { viewer.names == ["2.jpg"] }
  }

  @Test("What is no picture is not looked at")
  func others() throws {
    let folder = try TemporaryFolder()
    let viewer = Viewer(folder.path)
    try folder.file("README.txt", "text")
    try folder.file(".hidden.jpg", "text")
    try folder.file("1.jpg", "text")
    viewer.iterate { viewer.names == ["1.jpg"] }
    #expect(viewer.readings == 2)
    #expect(!viewer.changed.contains(folder("README.txt")))
  }

  private func rename(_ old: FilePath, to new: FilePath) -> Bool {
    old.withCString { old in new.withCString { Glibc.rename(old, $0) } } == 0
  }

  private func remove(_ path: FilePath) -> Bool {
    path.withCString { unlink($0) } == 0
  }
}
