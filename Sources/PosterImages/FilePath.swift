/// The name of a file, as bytes.
///
/// File names on Linux are bytes that need not be UTF-8; a `String` would lose those that are not.
/// `bytes` is what the system is given; `description` is what a person is shown.
public struct FilePath: Hashable, Sendable {
  private static let slash = UInt8(ascii: "/")

  /// The path without a terminator. May be empty; a zero byte inside makes it unusable.
  public let bytes: [UInt8]

  /// A path of these bytes, kept as they are.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// A path of the string's UTF-8 bytes.
  public init(_ string: String) {
    self.init(bytes: Array(string.utf8))
  }

  /// A path from a zero-terminated C string, such as an argument of the command.
  public init(cString: UnsafePointer<CChar>) {
    var bytes: [UInt8] = []
    var next = cString
    while next.pointee != 0 {
      bytes.append(UInt8(bitPattern: next.pointee))
      next += 1
    }
    self.init(bytes: bytes)
  }

  /// True when the path starts at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// True when the system can be asked for it: not empty, and no zero byte inside.
  public var isValid: Bool { !bytes.isEmpty && !bytes.contains(0) }

  /// What follows the last slash, trailing slashes aside; the path itself when it has none, and
  /// the root for the root.
  public var lastComponent: FilePath {
    let name = trimmed
    guard let index = name.lastIndex(of: Self.slash), name.count > 1 else {
      return FilePath(bytes: Array(name))
    }
    return FilePath(bytes: Array(name[(index + 1)...]))
  }

  /// The folder that holds `lastComponent`: empty for a path without a slash, the root for the root.
  public var parent: FilePath {
    let name = trimmed
    guard let index = name.lastIndex(of: Self.slash) else { return FilePath(bytes: []) }
    let folder = name[..<index]
    return FilePath(bytes: folder.isEmpty ? [Self.slash] : Array(folder))
  }

  /// This folder's entry with that name; the entry alone when this path is empty.
  public func appending(_ component: FilePath) -> FilePath {
    guard let last = bytes.last else { return component }
    return FilePath(bytes: bytes + (last == Self.slash ? [] : [Self.slash]) + component.bytes)
  }

  /// `path` as seen from this folder: itself when it is absolute, or no path but a URL.
  public func resolving(_ path: FilePath) -> FilePath {
    path.isAbsolute || path.isURL ? path : appending(path)
  }

  /// Calls `body` with the zero-terminated bytes, which are valid only during the call.
  public func withCString<Result, Failure: Error>(
    _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var terminated = bytes.map { CChar(bitPattern: $0) }
    terminated.append(0)
    return try terminated.withUnsafeBufferPointer { buffer throws(Failure) -> Result in
      guard let base = buffer.baseAddress else { preconditionFailure("an array with a terminator") }
      return try body(base)
    }
  }

  /// The bytes without trailing slashes, one slash for the root.
  private var trimmed: ArraySlice<UInt8> {
    var slice = bytes[...]
    while slice.count > 1, slice.last == Self.slash { slice.removeLast() }
    return slice
  }
}

extension FilePath: ExpressibleByStringLiteral {
  /// A path of the literal's UTF-8 bytes.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}
