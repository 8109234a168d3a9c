import Glibc
import PosterImages
import PosterRender

/// Where frames go, one after the other.
protocol FrameSink {
  /// Takes the next frame.
  mutating func append(_ frame: RenderedFrame) throws

  /// Writes what can only be written when all frames are there.
  mutating func finish() throws
}

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

/// One PNG file.
struct PictureSink: FrameSink {
  let path: FilePath

  func append(_ frame: RenderedFrame) throws {
    try AtomicFile.write(path, bytes: frame.png())
  }

  func finish() {}
}

/// One animated file.
struct AnimationSink: FrameSink {
  let path: FilePath
  private let writer: AnimationWriter

  /// How long a frame is shown, in milliseconds: 30 frames a second.
  static let frameMilliseconds = 33

  init(_ path: FilePath, format: AnimationFormat, pixelSize: PixelSize) throws {
    self.path = path
    writer = try AnimationWriter(
      format: format, pixelSize: pixelSize, frameMilliseconds: Self.frameMilliseconds,
      scratchFolder: path.parent)
  }

  func append(_ frame: RenderedFrame) throws {
    try writer.append(frame.pixels)
  }

  func finish() throws {
    try AtomicFile.write(path) { try writer.write(to: $0) }
  }
}
