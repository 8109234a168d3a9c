import Foundation
import Testing

@testable import PosterImages

@Suite("Reading a file")
struct FileContentsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func failure(_ path: FilePath, limit: Int = 1000) -> PictureError? {
    do {
      _ = try FileContents.read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test("gives all its bytes", arguments: [0, 1, 4096, 100_000])
  func contents(count: Int) throws {
    let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let path = try folder.write(data, to: "file")
    #expect(try FileContents.read(path, limit: 100_000) == data)
  }

  @Test("opens a name that is not UTF-8")
  func byteName() throws {
    let path = FilePath(bytes: folder.path("").bytes + [0x66, 0xF1, 0x0A])
    let descriptor = path.withCString { open($0, O_CREAT | O_WRONLY, 0o600) }
    #expect(descriptor >= 0)
    #expect(write(descriptor, "abc", 3) == 3)
    close(descriptor)
    #expect(try FileContents.read(path, limit: 10) == Data("abc".utf8))
  }

  @Test("reads a file whose size the system does not tell")
  func unknownSize() throws {
    let status = try FileContents.read("/proc/self/status", limit: 1 << 20)
    #expect(status.starts(with: Data("Name:".utf8)))
  }

  @Test("refuses more bytes than its limit")
  func limit() throws {
    let path = try folder.write(Data(count: 1001), to: "file")
    #expect(failure(path) == .tooManyBytes(limit: 1000))
    #expect(failure("/proc/self/status", limit: 10) == .tooManyBytes(limit: 10))
  }

  @Test("says what a path that leads to no file leads to, without waiting")
  func kinds() throws {
    let pipe = folder.path("pipe.jpg")
    #expect(pipe.withCString { mkfifo($0, 0o600) } == 0)
    #expect(failure(pipe) == .notAFile(.pipe))
    #expect(failure(folder.path("")) == .notAFile(.folder))
    #expect(failure("/dev/zero") == .notAFile(.device))
  }

  @Test("says why the system does not open it")
  func refused() throws {
    let loop = folder.path("loop.jpg")
    #expect(loop.withCString { name in symlink(name, name) } == 0)
    #expect(failure(loop) == .cannotOpen(code: ELOOP))
    #expect(failure(folder.path("absent")) == .cannotOpen(code: ENOENT))
    #expect(
      failure(folder.path(String(repeating: "x", count: 300))) == .cannotOpen(code: ENAMETOOLONG))
    #expect(failure("") == .invalidPath)
    #expect(failure(FilePath(bytes: [0x2F, 0, 0x61])) == .invalidPath)
  }

  @Test("names the missing permission", .enabled(if: geteuid() != 0, "the superuser reads all"))
  func permission() throws {
    let path = try folder.write(Data("x".utf8), to: "file")
    #expect(path.withCString { chmod($0, 0) } == 0)
    #expect(failure(path) == .cannotOpen(code: EACCES))
  }
}
