#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads whole files into memory.
///
/// A mapped file that somebody truncates ends the program with a bus error; bytes that were read
/// cannot change any more. Nothing but a regular file is ever opened, so that nothing blocks.
enum FileContents {
  /// The bytes of the file.
  ///
  /// - Parameter limit: The most bytes that are read; a longer file is an error.
  static func read(_ path: FilePath, limit: Int) throws(PictureError) -> Data {
    guard path.isValid else { throw .invalidPath }
    guard !path.isURL else { throw .urlAsPath }
    return try path.withCString { name throws(PictureError) in
      try requireFile(statusOf(name))
      let descriptor = try open(name)
      defer { close(descriptor) }
      let status = try statusOf(descriptor)
      try requireFile(status)
      return try read(descriptor, expected: Int(status.st_size), limit: limit)
    }
  }

  private static func statusOf(_ name: UnsafePointer<CChar>) throws(PictureError) -> stat {
    var status = stat()
    guard stat(name, &status) == 0 else { throw .cannotOpen(code: errno) }
    return status
  }

  private static func statusOf(_ descriptor: Int32) throws(PictureError) -> stat {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .cannotOpen(code: errno) }
    return status
  }

  private static func requireFile(_ status: stat) throws(PictureError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .notAFile(.folder)
    case S_IFIFO: throw .notAFile(.pipe)
    case S_IFSOCK: throw .notAFile(.socket)
    case S_IFCHR, S_IFBLK: throw .notAFile(.device)
    default: throw .notAFile(.other)
    }
  }

  /// Does not wait, should the file have become a pipe since its status was read.
  private static func open(_ name: UnsafePointer<CChar>) throws(PictureError) -> Int32 {
    while true {
      let descriptor = Self.systemOpen(name, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor < 0 else { return descriptor }
      guard errno == EINTR else { throw .cannotOpen(code: errno) }
    }
  }

  private static func systemOpen(_ name: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.open(name, flags)
    #elseif canImport(Musl)
      Musl.open(name, flags)
    #else
      Glibc.open(name, flags)
    #endif
  }

  /// Reads to the end, which may have moved since the size was known.
  private static func read(
    _ descriptor: Int32, expected: Int, limit: Int
  ) throws(PictureError) -> Data {
    guard expected <= limit else { throw .tooManyBytes(limit: limit) }
    // One byte more, so that the end of a file of the expected size is seen without growing.
    var capacity = max(expected, 0) + 1
    guard var memory = malloc(capacity) else { throw .outOfMemory }
    var count = 0
    while true {
      let got = readSome(descriptor, memory + count, capacity - count)
      guard got >= 0 else {
        let code = errno
        free(memory)
        throw .cannotRead(code: code)
      }
      guard got > 0 else { break }
      count += got
      guard count <= limit else {
        free(memory)
        throw .tooManyBytes(limit: limit)
      }
      guard count == capacity else { continue }
      capacity *= 2
      guard let larger = realloc(memory, capacity) else {
        free(memory)
        throw .outOfMemory
      }
      memory = larger
    }
    return Data(bytesNoCopy: memory, count: count, deallocator: .free)
  }

  private static func readSome(
    _ descriptor: Int32, _ memory: UnsafeMutableRawPointer, _ capacity: Int
  ) -> Int {
    while true {
      #if canImport(Darwin)
        let got = Darwin.read(descriptor, memory, capacity)
      #elseif canImport(Musl)
        let got = Musl.read(descriptor, memory, capacity)
      #else
        let got = Glibc.read(descriptor, memory, capacity)
      #endif
      guard got < 0, errno == EINTR else { return got }
    }
  }
}
