#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("The libvips decoder")
  struct VipsDecoderTests {
    private func decode(
      _ path: FilePath, _ width: Int, _ height: Int, _ mode: PictureMode = .fill
    ) throws -> DecodedPicture {
      try VipsDecoder().decode(
        PictureRequest(
          source: .file(path), pixelSize: PixelSize(width: width, height: height), mode: mode))
    }

    @Test("finds its fixtures")
    func fixtures() {
      #expect(Fixture.expected.blocks.count > 30)
      #expect(Fixture.expected.resampled.count == 9)
    }

    @Test(
      "agrees with Pillow about every format, colour space, profile and orientation",
      arguments: Fixture.expected.blocks.keys.sorted(), [1, 2, 5])
    func blocks(name: String, scale: Int) throws {
      let expected = try #require(Fixture.expected.blocks[name])
      // Whole blocks, whichever way the picture lies.
      let isLying = ["5.jpg", "6.jpg", "7.jpg", "8.jpg", "6.avif"].contains {
        name.hasSuffix("-\($0)")
      }
      let columns = isLying ? 3 : 2
      let rows = 6 / columns
      // Five times smaller, then as stored, then larger.
      let side = [1: 6, 2: 32, 5: 50][scale] ?? 32
      let picture = try decode(Fixture.picture(name), columns * side, rows * side)
      let centres = (0..<6).map { block in
        picture.pixel(block % columns * side + side / 2, block / columns * side + side / 2)
      }
      #expect(largestDifference(centres, expected) <= 3, "\(centres)")
      #expect(picture.isOpaque == expected.allSatisfy { $0[3] == 255 })
    }

    @Test(
      "agrees with Pillow about every pixel at other sizes", arguments: Fixture.expected.resampled)
    func resampled(expected: Fixture.Resampled) throws {
      let mode: PictureMode = expected.mode == "fill" ? .fill : .fit
      let picture = try decode(
        Fixture.picture(expected.name), expected.requested[0], expected.requested[1], mode)
      let size = picture.pixelSize
      #expect([size.width, size.height] == expected.size)
      let differences = expected.green.enumerated().map { index, green in
        abs(picture.pixel(index % size.width, index / size.width)[1] - Double(green))
      }
      #expect(differences.reduce(0, +) / Double(differences.count) < 1)
    }

    @Test(
      "has a JPEG's pixels where they are in the picture, though its last block is not full",
      arguments: [(5, 5), (4, 4), (2, 5), (5, 2), (65, 65)])
    func lastBlock(width: Int, height: Int) throws {
      // Column x has level 3x.
      let picture = try decode(Fixture.picture("ramp.jpg"), width, height)
      let step = 65 / Double(max(width, height))
      for x in 0..<width {
        let middle = 32.5 + (Double(x) + 0.5 - Double(width) / 2) * step
        let level = picture.pixel(x, height / 2)[0]
        // At the ends there is nothing to go on with.
        let tolerance = middle < step || middle > 65 - step ? 7.0 : 2
        #expect(abs(level - 3 * (middle - 0.5)) <= tolerance, "column \(x): \(level)")
      }
    }

    @Test("reads pictures from memory as it does from files")
    func data() throws {
      let size = PixelSize(width: 20, height: 30)
      let source = PictureSource.data(try Fixture.data("Pictures/rgb.jpg"))
      let picture = try VipsDecoder().decode(PictureRequest(source: source, pixelSize: size))
      let file = try decode(Fixture.picture("rgb.jpg"), 20, 30)
      #expect(picture.withUnsafeBytes { Array($0) } == file.withUnsafeBytes { Array($0) })
    }

    @Test("knows the mean colour of a picture")
    func averageColor() throws {
      // The means of the six blocks' colours: 698, 638 and 548 sixths.
      let color = try decode(Fixture.picture("rgb.png"), 64, 96).averageColor()
      #expect(color == PixelColor(red: 116, green: 106, blue: 91, alpha: 255))
    }

    @Test("has a quick picture only of what is slow to decode: a large JPEG")
    func quickPicture() throws {
      let source = PictureSource.file(Fixture.picture("rgb.jpg"))
      let request = PictureRequest(source: source, pixelSize: PixelSize(width: 640, height: 960))
      #expect(VipsDecoder().quickPicture(for: request) == nil)
      let large = PictureRequest(
        source: .file(Fixture.picture("large.jpg")), pixelSize: PixelSize(width: 1200, height: 600))
      let quick = try #require(VipsDecoder().quickPicture(for: large))
      #expect(quick.pixelSize == PixelSize(width: 48, height: 24))
      #expect(largestDifference([quick.pixel(5, 12)], [[40, 40, 40, 255]]) <= 1)
      #expect(largestDifference([quick.pixel(42, 12)], [[200, 200, 200, 255]]) <= 1)
      let small = large.reduced(toSide: 300)
      #expect(VipsDecoder().quickPicture(for: small) == nil)
      let absent = PictureRequest(
        source: .file("/nowhere"), pixelSize: PixelSize(width: 640, height: 960))
      #expect(VipsDecoder().quickPicture(for: absent) == nil)
    }

    @Test("gives a decode up within a strip of rows when it is not wanted any more")
    func givingUp() throws {
      let source = PictureSource.file(Fixture.picture("rgb.png"))
      let request = PictureRequest(source: source, pixelSize: PixelSize(width: 640, height: 960))
      var asked = 0
      #expect(throws: PictureError.cancelled) {
        try VipsDecoder().decode(request) {
          asked += 1
          return asked < 4
        }
      }
      #expect(asked == 4)
    }

    @Test("draws a drawing at the size it is shown at, with sharp edges")
    func drawing() throws {
      let picture = try decode(Fixture.picture("rgb.svg"), 640, 960)
      #expect(picture.pixel(319, 10) == [230, 40, 60, 255])
      #expect(picture.pixel(320, 10) == [30, 180, 70, 255])
    }

    @Test(
      "refuses a size that cannot be made",
      arguments: [(0, 5), (5, 0), (-1, 5), (40_000, 5), (32_767, 32_767), (.max, .max)])
    func requestedSize(width: Int, height: Int) {
      #expect(throws: PictureError.invalidPixelSize(PixelSize(width: width, height: height))) {
        try decode(Fixture.picture("rgb.jpg"), width, height)
      }
    }

    @Test("gives the same picture on many threads at once")
    func threads() async throws {
      let names = ["rgb.jpg", "rgba.png", "rgb.avif", "profile.jpg", "animated.gif", "rgb.svg"]
      let pictures = try await withThrowingTaskGroup(of: (String, [UInt8]).self) { group in
        for index in 0..<120 {
          let name = names[index % names.count]
          group.addTask {
            (name, try decode(Fixture.picture(name), 40, 60).withUnsafeBytes { Array($0) })
          }
        }
        return try await group.reduce(into: [String: Set<[UInt8]>]()) {
          $0[$1.0, default: []].insert($1.1)
        }
      }
      #expect(pictures.count == names.count)
      #expect(pictures.values.allSatisfy { $0.count == 1 })
    }
  }
#endif
