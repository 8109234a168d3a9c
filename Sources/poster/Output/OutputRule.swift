import PosterImages

/// What `--output` must not be, so that nothing is overwritten that was not named and two runs do
/// not mix.
enum OutputRule {
  /// Refuses a target that breaks the rule.
  static func check(_ target: OutputTarget, frames: Int, pixelSize: PixelSize) throws {
    let path = target.path
    try checkFolder(of: path, option: "--output")
    switch target {
    case .folder(let folder):
      try checkFolder(folder, frames: frames)
    case .picture:
      try checkFile(path)
      guard frames == 1 else {
        throw UsageError.conflict(
          "--output \(path): a .png holds one frame, not \(frames);"
            + " use a folder, .webp or .gif, or --frames 1")
      }
    case .animation(_, let format):
      try checkFile(path)
      do {
        try format.check(pixelSize: pixelSize, frameCount: frames)
      } catch {
        throw UsageError.conflict("--output \(path): \(error)")
      }
    }
  }

  /// Refuses a file whose folder is not there.
  static func checkFolder(of file: FilePath, option: String) throws(UsageError) {
    let parent = file.parent
    guard parent.bytes.isEmpty || FileKind(parent) == .folder else {
      throw .conflict("\(option) \(file): the folder \(parent) is not there; make it first")
    }
  }

  /// Replacing a pipe or a device by a file would take it away from whoever else uses it.
  private static func checkFile(_ file: FilePath) throws {
    guard FileKind(file) != .special else {
      throw UsageError.conflict("--output \(file): is there and is no file")
    }
  }

  private static func checkFolder(_ folder: FilePath, frames: Int) throws {
    switch FileKind(folder) {
    case .missing: return
    case .file, .special: throw UsageError.conflict("--output \(folder): is there and is no folder")
    case .folder: break
    }
    let names: [[UInt8]]
    do {
      names = try Folder.names(in: folder)
    } catch {
      throw OutputError.unreadableFolder(folder, error)
    }
    let leftover = names.compactMap(FrameName.frame).filter { $0 >= frames }.min()
    guard let leftover else { return }
    let name = FrameName.name(of: leftover)
    throw UsageError.conflict(
      "--output \(folder): holds \(name) of a longer run; remove its frames or use another folder")
  }
}
