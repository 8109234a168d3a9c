#if canImport(CVips)
  import Foundation
  import Glibc
  import PosterImages
  import Testing

  @Suite("The animation writer")
  struct AnimationWriterTests {
    private static let size = PixelSize(width: 8, height: 6)

    private func writer(_ format: AnimationFormat) throws -> AnimationWriter {
      try AnimationWriter(
        format: format, pixelSize: Self.size, frameMilliseconds: 40, scratchFolder: "/tmp")
    }

    private func frame(_ level: UInt8) -> [UInt8] {
      [UInt8](repeating: level, count: Self.size.pixelCount * 4)
    }

    private func file(of writer: AnimationWriter) throws -> [UInt8] {
      let stream = try #require(tmpfile())
      defer { fclose(stream) }
      try writer.write(to: fileno(stream))
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      lseek(fileno(stream), 0, SEEK_SET)
      return Array(bytes[..<max(0, read(fileno(stream), &bytes, bytes.count))])
    }

    private func occurrences(of text: String, in bytes: [UInt8]) -> Int {
      let pattern = Array(text.utf8)
      return bytes.indices.count { bytes[$0...].starts(with: pattern) }
    }

    @Test("A WebP file holds every frame and goes round for ever")
    func webP() throws {
      let writer = try writer(.webp)
      for level: UInt8 in [0, 120, 240] { try writer.append(frame(level)) }
      let bytes = try file(of: writer)
      #expect(occurrences(of: "ANMF", in: bytes) == 3)
      // The loop count follows the chunk's length and the background colour; 0 means for ever.
      let chunk = try #require(bytes.indices.first { bytes[$0...].starts(with: "ANIM".utf8) })
      #expect(bytes[(chunk + 12)..<(chunk + 14)] == [0, 0])
    }

    @Test("A GIF file goes round for ever")
    func gif() throws {
      let writer = try writer(.gif)
      for level: UInt8 in [0, 120, 240] { try writer.append(frame(level)) }
      let bytes = try file(of: writer)
      #expect(bytes.starts(with: "GIF89a".utf8))
      #expect(occurrences(of: "NETSCAPE2.0", in: bytes) == 1)
    }

    @Test("A frame of another size is refused")
    func wrongSize() throws {
      let writer = try writer(.webp)
      #expect(throws: AnimationError.wrongFrameSize(byteCount: 4, expected: 192)) {
        try writer.append([0, 0, 0, 0])
      }
    }

    @Test("Without frames there is no file")
    func noFrames() throws {
      let writer = try writer(.gif)
      #expect(throws: AnimationError.noFrames) { try writer.write(to: 1) }
    }

    @Test("Frames wait in a file that never has a name, of which nothing can be left behind")
    func nameless() throws {
      let folder = try TemporaryFolder()
      let writer = try AnimationWriter(
        format: .gif, pixelSize: Self.size, frameMilliseconds: 40, scratchFolder: folder.path(""))
      try writer.append(frame(1))
      // A file that had a name is shown with that name, the others with their number.
      let files = openFiles().filter { $0.contains(folder.url.lastPathComponent) }
      #expect(files.count == 1)
      #expect(files.allSatisfy { $0.contains("\(folder.url.lastPathComponent)/#") })
    }

    /// What this process has open, as the system shows it.
    private func openFiles() -> [String] {
      let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      return (descriptors ?? []).compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
      }
    }

    @Test("A folder that is missing is an error")
    func missingFolder() {
      #expect(throws: AnimationError.cannotWrite(code: ENOENT)) {
        try AnimationWriter(
          format: .gif, pixelSize: Self.size, frameMilliseconds: 40, scratchFolder: "/nowhere")
      }
    }

    @Test("A file that cannot be written to is an error that says so")
    func unwritable() throws {
      let writer = try writer(.webp)
      try writer.append(frame(9))
      let descriptor = open("/dev/null", O_RDONLY)
      defer { close(descriptor) }
      #expect(throws: AnimationError.self) { try writer.write(to: descriptor) }
    }
  }
#endif
