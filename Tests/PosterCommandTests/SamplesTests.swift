import PosterImages
import Testing

@testable import poster

@Suite("The samples")
struct SamplesTests {
  @Test("They are found in the bundle beside the executable first")
  func bundle() throws {
    let folder = try TemporaryFolder()
    for name in ["bin", "share", "share/posterscroll", "share/posterscroll/Samples"] {
      try folder.folder(FilePath(name))
    }
    let executable = folder("bin/poster")
    #expect(Samples.manifest(executable: executable) == nil)

    try folder.file("share/posterscroll/Samples/posters.json")
    let installed = try #require(Samples.manifest(executable: executable))
    #expect(installed == folder("bin/../share/posterscroll/Samples/posters.json"))

    try folder.folder("bin/PosterScroll_poster.resources")
    try folder.folder("bin/PosterScroll_poster.resources/Samples")
    try folder.file("bin/PosterScroll_poster.resources/Samples/posters.json")
    let beside = try #require(Samples.manifest(executable: executable))
    #expect(beside == folder("bin/PosterScroll_poster.resources/Samples/posters.json"))
  }

  @Test("The running executable is known by an absolute path")
  func executable() throws {
    #expect(try #require(Samples.currentExecutable).isAbsolute)
  }
}
