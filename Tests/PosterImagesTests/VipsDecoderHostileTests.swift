#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("The libvips decoder on hostile pictures")
  struct VipsDecoderHostileTests {
    private func decode(_ source: PictureSource, _ mode: PictureMode = .fill) throws
      -> DecodedPicture
    {
      try VipsDecoder().decode(
        PictureRequest(source: source, pixelSize: PixelSize(width: 32, height: 48), mode: mode))
    }

    @Test(
      "refuses with one clear reason",
      arguments: [
        (
          "claims-60000.png",
          .tooManyPixels(PixelSize(width: 60_000, height: 60_000), limit: 500_000_000)
        ),
        (
          "claims-787402.png",
          .tooManyPixels(PixelSize(width: 787_402, height: 787_402), limit: 16_000_000)
        ),
        (
          "claims-wide.png",
          .tooManyPixels(PixelSize(width: 900_000, height: 18), limit: 16_000_000)
        ),
        (
          "interlaced-20000.png",
          .tooManyPixels(PixelSize(width: 20_000, height: 20_000), limit: 64_000_000)
        ),
        (
          "claims.gif", .tooManyPixels(PixelSize(width: 65_535, height: 65_535), limit: 64_000_000)
        ),
        ("too-few-rows.png", .damaged(.png)),
        ("entities.svg", .damaged(.svg)), ("external-entity.svg", .damaged(.svg)),
        ("text.png", .unknownFormat), ("document.pdf", .unknownFormat),
        ("pixmap.ppm", .unknownFormat), ("matrix.mat", .unknownFormat),
        ("compressed.svgz", .unknownFormat),
      ] as [(String, PictureError)])
    func refused(name: String, error: PictureError) {
      #expect(throws: error) { try decode(.file(Fixture.hostile(name))) }
    }

    private func drawing(_ width: String, _ height: String) -> PictureSource {
      let side = #"<rect width="50" height="100" fill="red"/>"#
      let size = #"width="\#(width)" height="\#(height)""#
      let shape = #"viewBox="0 0 100 100" preserveAspectRatio="none""#
      return .data(
        Data(#"<svg xmlns="http://www.w3.org/2000/svg" \#(size) \#(shape)>\#(side)</svg>"#.utf8))
    }

    @Test(
      "refuses a drawing with a side that cannot be counted, and draws short ones",
      arguments: [
        ("2e7", "1e7", false), ("1e9", "5e8", false), ("1", "3e9", false), ("1e30", "1e30", false),
        ("9e6", "9e6", true), ("1", "1", true), ("1", "20000", true), ("0.6", "0.6", true),
      ])
    func drawingSize(width: String, height: String, isDrawn: Bool) throws {
      let source = drawing(width, height)
      guard isDrawn else {
        #expect(throws: PictureError.unsupported(.svg)) { try decode(source) }
        return
      }
      _ = try decode(source)
    }

    @Test(
      "has a lower limit for what must be in memory as a whole than for what is read row by row",
      arguments: [
        ("rgb.jpg", true), ("progressive.jpg", false), ("rgb.png", true), ("interlaced.png", false),
        ("rgb.tiff", true), ("rgb.gif", false), ("rgb.webp", false), ("rgb.avif", false),
        ("rgb.svg", true),
      ])
    func limits(name: String, isShown: Bool) throws {
      // The pictures have 64 × 96 pixels.
      let limits = DecodeLimits(pixelCount: 6144, heldPixelCount: 6143)
      let request = PictureRequest(
        source: .file(Fixture.picture(name)), pixelSize: PixelSize(width: 8, height: 12))
      let size = PixelSize(width: 64, height: 96)
      if isShown {
        #expect(try VipsDecoder(limits: limits).decode(request).isOpaque)
      } else {
        #expect(throws: PictureError.tooManyPixels(size, limit: 6143)) {
          try VipsDecoder(limits: limits).decode(request)
        }
      }
    }

    @Test(
      "shows pictures of extreme proportions",
      arguments: ["pixel.png", "thin.png", "wide.png", "tall.png"])
    func extreme(name: String) throws {
      #expect(
        try decode(.file(Fixture.hostile(name))).pixelSize == PixelSize(width: 32, height: 48))
      let fitted = try decode(.file(Fixture.hostile(name)), .fit).pixelSize
      #expect(!fitted.isEmpty && fitted.width <= 32 && fitted.height <= 48)
    }

    @Test("draws nothing that a drawing refers to outside itself")
    func external() throws {
      let picture = try decode(.file(Fixture.hostile("external.svg")))
      #expect(picture.means(columns: 1, rows: 1) == [[255, 0, 0, 255]])
    }

    @Test("gives a drawing up that takes hours, and draws the next one", .timeLimit(.minutes(5)))
    func endless() throws {
      var limits = DecodeLimits()
      limits.drawingTime = .milliseconds(100)
      // Two to the power of sixteen blurs.
      let levels = (1...16).map { level in
        "<g id='g\(level)'><use href='#g\(level - 1)'/><use href='#g\(level - 1)'/></g>"
      }
      let text = """
        <svg xmlns='http://www.w3.org/2000/svg' width='320' height='480'><defs>
        <filter id='f'><feGaussianBlur stdDeviation='90'/></filter>
        <rect id='g0' width='320' height='480' filter='url(#f)'/>\(levels.joined())</defs>
        <use href='#g16'/></svg>
        """
      let request = PictureRequest(
        source: .data(Data(text.utf8)), pixelSize: PixelSize(width: 320, height: 480))
      #expect(throws: PictureError.tooSlow(.svg, limit: .milliseconds(100))) {
        try VipsDecoder(limits: limits).decode(request)
      }
      #expect(try decode(.file(Fixture.picture("rgb.svg"))).isOpaque)
    }

    @Test("draws a drawing of a million units a side")
    func hugeDrawing() throws {
      let picture = try decode(.file(Fixture.hostile("huge.svg")))
      #expect(largestDifference(picture.means(columns: 1, rows: 1), [[255, 0, 0, 255]]) <= 1)
    }

    @Test(
      "refuses a file that is cut short, at half and right before its end",
      arguments: [
        ("rgb.jpg", PictureFormat.jpeg), ("progressive.jpg", .jpeg), ("profile.jpg", .jpeg),
        ("rgb.webp", .webp), ("rgb.gif", .gif), ("rgb.tiff", .tiff), ("big-endian.tiff", .tiff),
        ("rgb.avif", .heif), ("rgb.heic", .heif), ("waves.png", .png), ("rgb.svg", .svg),
      ])
    func cutShort(name: String, format: PictureFormat) throws {
      let data = try Fixture.data("Pictures/\(name)")
      // Behind the last rows of a PNG or a GIF there is only a mark that says that it ends.
      let last = format == .png ? data.count - 16 : data.count - 2
      for count in [data.count / 2, last] {
        #expect(throws: PictureError.truncated(format), "\(count) bytes") {
          try decode(.data(data.prefix(count)))
        }
      }
    }

    @Test(
      "never gives a picture or a trap for a file's beginning",
      arguments: ["rgb.png", "rgba.webp", "rgb.avif"])
    func everyPrefix(name: String) throws {
      let data = try Fixture.data("Pictures/\(name)")
      for count in stride(from: 0, to: data.count - 20, by: 7) {
        #expect(throws: PictureError.self, "\(count) bytes") {
          try decode(.data(data.prefix(count)))
        }
      }
    }

    @Test("refuses a cut file in every mode, also when the cut part would not be shown")
    func cutOutside() throws {
      let data = try Fixture.data("Hostile/tall.png")
      let request = PictureRequest(
        source: .data(data.prefix(data.count * 9 / 10)),
        pixelSize: PixelSize(width: 300, height: 100))
      #expect(throws: PictureError.truncated(.png)) { try VipsDecoder().decode(request) }
    }

    @Test("survives a file that is overwritten in place and cut while it is read")
    func overwritten() async throws {
      let folder = try TemporaryFolder()
      let data = try Fixture.data("Pictures/big-endian.tiff")
      let path = try folder.write(data, to: "a.tiff")
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for _ in 0..<200 {
            guard path.withCString({ truncate($0, 100) }) == 0 else { throw POSIXError(.EIO) }
            let handle = try FileHandle(forWritingTo: folder.url.appending(path: "a.tiff"))
            try handle.write(contentsOf: data)
            try handle.close()
          }
        }
        group.addTask {
          for _ in 0..<200 {
            do { _ = try decode(.file(path)) } catch is PictureError {}
          }
        }
        try await group.waitForAll()
      }
      #expect(try decode(.file(path)).isOpaque)
    }

    @Test("says that there is nothing in an empty file, and in no data")
    func empty() throws {
      let folder = try TemporaryFolder()
      let path = try folder.write(Data(), to: "empty.jpg")
      #expect(throws: PictureError.empty) { try decode(.file(path)) }
      #expect(throws: PictureError.empty) { try decode(.data(Data())) }
    }
  }
#endif
