import Glibc
import PosterImages

/// A file that appears whole or not at all.
///
/// It has no name while it is written, so that a run that is interrupted leaves nothing behind; a
/// file system that has no nameless files gets a hidden one beside its place.
struct AtomicFile {
  private let path: FilePath
  private let descriptor: Int32
  private var temporaryPath: FilePath?

  /// Linux's `O_TMPFILE`, a macro that Swift does not see.
  private static let namelessFlag = 0o20_000_000 | O_DIRECTORY

  /// Permissions before the user's mask, as for any file that a program makes.
  private static let permissions: mode_t = 0o666

  /// Makes `path` what `write` writes to the descriptor, in place of what was there.
  static func write(
    _ path: FilePath, _ write: (_ descriptor: Int32) throws -> Void
  ) throws {
    var file = try AtomicFile(path)
    defer { file.close() }
    try write(file.descriptor)
    try file.publish()
  }

  /// Makes `path` a file of these bytes, in place of what was there.
  static func write(_ path: FilePath, bytes: [UInt8]) throws {
    try write(path) { descriptor in
      do throws(FileDescriptor.WriteError) {
        try FileDescriptor.write(bytes, to: descriptor)
      } catch {
        throw OutputError.cannotWrite(path, reason: SystemError.reason(error.code))
      }
    }
  }

  private init(_ path: FilePath) throws {
    self.path = path
    let folder = path.parent.bytes.isEmpty ? FilePath(".") : path.parent
    let nameless = folder.withCString {
      open($0, Self.namelessFlag | O_RDWR | O_CLOEXEC, Self.permissions)
    }
    guard nameless < 0 else {
      descriptor = nameless
      return
    }
    let name = Self.temporaryName(beside: path)
    descriptor = name.withCString {
      open($0, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, Self.permissions)
    }
    guard descriptor >= 0 else { throw Self.failure(path) }
    temporaryPath = name
  }

  /// Gives the file its name. A name can be given to a nameless file only where there is none, so
  /// that it replaces another by way of a second name.
  private mutating func publish() throws {
    if temporaryPath == nil {
      if link(to: path) { return }
      guard errno == EEXIST else { throw Self.failure(path) }
      let name = Self.temporaryName(beside: path)
      guard link(to: name) else { throw Self.failure(path) }
      temporaryPath = name
    }
    let renamed = temporaryPath?.withCString { old in path.withCString { rename(old, $0) } }
    guard renamed == 0 else { throw Self.failure(path) }
    temporaryPath = nil
  }

  private func link(to name: FilePath) -> Bool {
    let source = FilePath("/proc/self/fd/\(descriptor)")
    return source.withCString { source in
      name.withCString { linkat(AT_FDCWD, source, AT_FDCWD, $0, Int32(AT_SYMLINK_FOLLOW)) }
    } == 0
  }

  private func close() {
    Glibc.close(descriptor)
    _ = temporaryPath?.withCString { unlink($0) }
  }

  private static func temporaryName(beside path: FilePath) -> FilePath {
    let suffix = String(UInt64.random(in: 0...(.max)), radix: 36)
    return path.parent.appending(FilePath(".poster-\(suffix).tmp"))
  }

  private static func failure(_ path: FilePath) -> OutputError {
    .cannotWrite(path, reason: SystemError.reason(errno))
  }
}
