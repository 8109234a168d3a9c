#if canImport(CVips)
  import Glibc

  /// Bytes that wait on disk, in a file that has no name and is gone with its last reference.
  final class ScratchFile {
    private let descriptor: Int32
    private var count = 0

    /// Makes the file in a folder; the empty path is the working folder.
    init(in folder: FilePath) throws(AnimationError) {
      let folder = folder.bytes.isEmpty ? FilePath(".") : folder
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

    /// Calls `body` with all bytes, which the system reads from disk as they are used.
    func withMappedBytes(
      _ body: (UnsafeRawBufferPointer) throws(AnimationError) -> Void
    ) throws(AnimationError) {
      let memory = mmap(nil, count, PROT_READ, MAP_PRIVATE, descriptor, 0)
      guard let memory, memory != MAP_FAILED else { throw .cannotWrite(code: errno) }
      defer { munmap(memory, count) }
      try body(UnsafeRawBufferPointer(start: memory, count: count))
    }
  }
#endif
