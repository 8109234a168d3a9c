#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("The resampling of an image that is decoded strip by strip")
  struct VipsResamplingTests {
    /// The rows of a fixture at some size, and how often it was asked whether to go on.
    private func rows(
      _ name: String, scaled: Double, to size: PixelSize, stripByteCount: Int
    ) throws -> (rows: [[UInt8]], askedCount: Int) {
      let data = try Fixture.data("Pictures/\(name)")
      return try data.withUnsafeBytes { bytes in
        let loader = try #require(VipsLoader(of: bytes))
        let image = try #require(loader.load(bytes))
        func window(_ count: Int, _ outputCount: Int) -> AxisWindow {
          AxisWindow(
            pixelCount: count, scaledLength: Double(count) * scaled, outputCount: outputCount,
            isReversed: false)
        }
        let resampling = try #require(
          VipsResampling(
            of: image, columns: window(image.size.width, size.width),
            rows: window(image.size.height, size.height), stripByteCount: stripByteCount))
        var rows: [[UInt8]] = []
        var askedCount = 0
        let isWhole = try resampling.forEachStrip { strip, planes in
          #expect(strip.lowerBound == rows.count)
          let joined = planes.withJoinedRows(strip.count) { Array($0) } ?? []
          let byteCount = joined.count / strip.count
          for row in strip.indices {
            let start = (row - strip.lowerBound) * byteCount
            rows.append(Array(joined[start..<start + byteCount]))
          }
          return true
        } continuing: {
          askedCount += 1
          return true
        }
        #expect(isWhole)
        return (rows, askedCount)
      }
    }

    @Test(
      "shows no seam between strips",
      arguments: [
        ("large.jpg", 0.11, 300, 150), ("large.jpg", 0.37, 333, 555), ("large.jpg", 0.9, 700, 900),
        ("rgb.png", 7.3, 300, 400), ("rgb.png", 1, 60, 90), ("rgb.png", 0.6, 30, 41),
      ])
    func seams(name: String, scaled: Double, width: Int, height: Int) throws {
      let size = PixelSize(width: width, height: height)
      let whole = try rows(name, scaled: scaled, to: size, stripByteCount: 1 << 30).rows
      let strips = try rows(name, scaled: scaled, to: size, stripByteCount: 1).rows
      #expect(whole.count == height && strips.count == height)
      for (index, (one, other)) in zip(whole, strips).enumerated() {
        let difference = zip(one, other).map { abs(Int($0) - Int($1)) }.max()
        #expect((difference ?? .max) <= 1, "row \(index)")
      }
    }

    @Test("can be given up above and below what is shown, within a strip of rows")
    func cut() throws {
      // Of 2,900 rows the 20 in the middle are shown: altogether there are 181 strips of 16.
      let asked = try rows(
        "large.jpg", scaled: 1, to: PixelSize(width: 20, height: 20), stripByteCount: 1 << 20
      ).askedCount
      #expect(asked > 180)
    }
  }
#endif
