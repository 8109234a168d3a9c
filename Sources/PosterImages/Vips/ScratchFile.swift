#if canImport(CVips)
  import Glibc

  /// Bytes that wait on disk, in a file that has no name and is gone with its last reference.
  ///
  /// Bytes are appended by one owner; after that they may be read from several threads.
  final class ScratchFile {
    private let descriptor: Int32
    private var count = 0

    /// Linux's `O_TMPFILE`, a macro that Swift does not see: a file that never has a name, and so
    /// is not left behind by a program that is ended in the moment before the name is taken away.
    private static let namelessFlag = 0o20_000_000 | O_DIRECTORY

    /// Makes the file in a folder; the empty path is the working folder.
    init(in folder: FilePath) throws(AnimationError) {
      let folder = folder.bytes.isEmpty ? FilePath(".") : folder
      let nameless = folder.withCString { open($0, Self.namelessFlag | O_RDWR | O_CLOEXEC, 0o600) }
      guard nameless < 0 else {
        descriptor = nameless
        return
      }
      // This file system has no nameless files.
      let suffix = String(UInt64.random(in: 0...(.max)), radix: 36)
      let name = folder.appending(FilePath(".poster-\(suffix).tmp"))
      descriptor = name.withCString { open($0, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600) }
      guard descriptor >= 0 else { throw .cannotWrite(code: errno) }
      // The file lives on without a name until it is closed.
      _ = name.withCString { unlink($0) }
    }

    deinit {
      if descriptor >= 0 { close(descriptor) }
    }

    func append(_ bytes: [UInt8]) throws(AnimationError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { throw .cannotWrite(code: errno) }
        rest = rest.dropFirst(written)
        count += written
      }
    }

    /// Reads bytes that were appended before, from any thread; false when the system fails to.
    func read(into buffer: UnsafeMutableRawBufferPointer, from offset: Int) -> Bool {
      var done = 0
      while done < buffer.count {
        let count = pread(
          descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done, offset + done)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        done += count
      }
      return true
    }
  }
#endif
