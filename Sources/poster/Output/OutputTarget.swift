import PosterImages

/// What `--output` names: decided by what is there, then by the extension.
enum OutputTarget: Equatable, Sendable {
  /// A folder of numbered PNG files.
  case folder(FilePath)
  /// One PNG file.
  case picture(FilePath)
  /// One animated file.
  case animation(FilePath, AnimationFormat)

  /// Extensions of files that people may expect a renderer to write, and this one does not: a
  /// folder of that name would surprise them.
  private static let foreignExtensions: Set<String> = Folder.pictureExtensions.union([
    "apng", "avi", "m4v", "mkv", "mov", "mp4", "mpg", "ogv", "pdf", "webm",
  ])

  init(_ path: FilePath) throws(UsageError) {
    guard path != "-" else {
      throw .conflict("--output -: is not standard output; ./- names a folder")
    }
    let endsWithSlash = path.bytes.last == UInt8(ascii: "/")
    guard !endsWithSlash, FileKind(path) != .folder else {
      self = .folder(path)
      return
    }
    switch Folder.pathExtension(of: path.lastComponent.bytes) {
    case "png": self = .picture(path)
    case "webp": self = .animation(path, .webp)
    case "gif": self = .animation(path, .gif)
    case let other where Self.foreignExtensions.contains(other):
      throw .conflict(
        "--output \(path): .\(other) is not written;"
          + " use .png, .webp, .gif or a folder")
    default: self = .folder(path)
    }
  }

  /// How many frames are made when no number was asked for.
  var defaultFrames: Int {
    if case .picture = self { 1 } else { RenderOptions.defaultFrames }
  }

  var path: FilePath {
    switch self {
    case .folder(let path), .picture(let path), .animation(let path, _): path
    }
  }
}
