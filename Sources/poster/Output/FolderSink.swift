import Glibc
import PosterImages
import PosterRender

/// A folder of numbered PNG files.
struct FolderSink: FrameSink {
  let folder: FilePath
  private var count = 0

  /// Makes the folder unless it is there.
  init(_ folder: FilePath) throws {
    self.folder = folder
    guard FileKind(folder) != .folder else { return }
    guard folder.withCString({ mkdir($0, 0o777) }) == 0 else {
      throw OutputError.cannotWrite(folder, reason: SystemError.reason(errno))
    }
  }

  mutating func append(_ frame: RenderedFrame) throws {
    let name = FilePath(FrameName.name(of: count))
    try AtomicFile.write(folder.appending(name), bytes: frame.png())
    count += 1
  }

  func finish() {}
}
