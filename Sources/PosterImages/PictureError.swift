/// Why a picture cannot be shown.
///
/// Each description is the predicate of a sentence whose subject is the picture's name:
/// `poster: dune.jpg: is empty (0 bytes)`.
public enum PictureError: Error, Hashable, Sendable {
  /// What a path leads to when it is not a file.
  public enum FileKind: String, Hashable, Sendable {
    /// A folder.
    case folder = "a folder"
    /// A named pipe.
    case pipe = "a pipe"
    /// A socket.
    case socket = "a socket"
    /// A device, of characters or of blocks.
    case device = "a device"
    /// What this system alone has.
    case other = "something else"
  }

  /// The file, or the data, has no bytes.
  case empty
  /// The system refused to open the file; the code is `errno`.
  case cannotOpen(code: Int32)
  /// The system failed to read the file; the code is `errno`.
  case cannotRead(code: Int32)
  /// The path is empty or holds a zero byte.
  case invalidPath
  /// The path is a URL. Nothing is fetched for a path: a URL is a picture's source of its own.
  case urlAsPath
  /// The path leads to something else than a file, which is not opened.
  case notAFile(FileKind)
  /// The file, or the data, is longer than what is read: so many bytes.
  case tooManyBytes(limit: Int)
  /// Not a picture, or one of a format that is not read.
  case unknownFormat
  /// The picture's own size, in pixels, is beyond what is decoded: so many pixels in all.
  case tooManyPixels(PixelSize, limit: Int)
  /// The file ends before its picture does.
  case truncated(PictureFormat)
  /// The file is of that format, but its content breaks the format's rules.
  case damaged(PictureFormat)
  /// The file is of that format, but of a kind that is not read.
  case unsupported(PictureFormat)
  /// The size that was asked for is empty or beyond what can be made.
  case invalidPixelSize(PixelSize)
  /// There is no memory for the file's bytes or for the pixels.
  case outOfMemory
  /// Nobody wanted the picture any more.
  case cancelled
  /// The decoding library could not be started.
  case decoderUnavailable
  /// Drawing it takes longer than that.
  case tooSlow(PictureFormat, limit: Duration)
  /// Other pictures keep the decoding library busy that were given up but do not end.
  case decoderBusy
  /// The server, or the way there, gave no picture.
  case network(HTTPFailure)
  /// The app's own loader failed; what its error says.
  case provider(reason: String)
  /// Asked of a decoder: a picture on a server, or the app's own, which only a pipeline gets.
  case needsPipeline
}

extension PictureError {
  /// True when the same content fails the same way again, so that it need not be tried.
  var isAboutContent: Bool {
    switch self {
    case .empty, .invalidPath, .urlAsPath, .notAFile, .tooManyBytes, .unknownFormat, .tooManyPixels,
      .truncated, .damaged, .unsupported, .invalidPixelSize, .tooSlow:
      true
    case .cannotOpen, .cannotRead, .outOfMemory, .cancelled, .decoderUnavailable, .decoderBusy,
      .network, .provider, .needsPipeline:
      false
    }
  }
}

extension PictureError: CustomStringConvertible {
  /// The reason, and where it helps, the way out.
  public var description: String {
    switch self {
    case .empty: "is empty (0 bytes)"
    case .cannotOpen(let code): "cannot be opened: \(SystemError.reason(code))"
    case .cannotRead(let code): "cannot be read: \(SystemError.reason(code))"
    case .invalidPath: "is not a file name: it is empty or holds a zero byte"
    case .urlAsPath: "is a URL, not a path; download the picture and give the path of its file"
    case .notAFile(let kind): "is \(kind.rawValue), not a picture"
    case .tooManyBytes(let limit): "is larger than \(limit >> 20) MB, the most that is read"
    case .unknownFormat: "is not a picture in a format this build reads"
    case .tooManyPixels(let size, let limit):
      "is too large: \(size) pixels is more than \(limit / 1_000_000) million, the most decoded"
    case .truncated(let format): "is truncated: the \(format) file ends before its picture does"
    case .damaged(let format): "is damaged: its content is not valid \(format)"
    case .unsupported(let format): "is a kind of \(format) that this build does not read"
    case .invalidPixelSize(let size): "cannot be shown at \(size) pixels"
    case .cancelled: "is not wanted any more"
    case .outOfMemory: "does not fit into memory"
    case .decoderUnavailable: "cannot be decoded: libvips did not start"
    case .tooSlow(let format, let limit):
      "takes too long: this \(format) is not drawn within \(limit.components.seconds) s"
    case .decoderBusy: "cannot be drawn while others, which take too long, go on; try again later"
    case .network(let failure): failure.description
    case .provider(let reason): "could not be loaded: \(reason)"
    case .needsPipeline: "has to be loaded first: ask a picture pipeline for it"
    }
  }
}
