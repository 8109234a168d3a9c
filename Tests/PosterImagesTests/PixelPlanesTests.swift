import Testing

@testable import PosterImages

@Suite("Pixels in planes")
struct PixelPlanesTests {
  @Test(
    "take rows apart and put them together again, whatever their length",
    arguments: 1...5, [SampleType.uint8, .uint16, .float32])
  func roundTrip(planeCount: Int, sample: SampleType) throws {
    for width in Array(1...33) + [999, 1000] {
      let planes = try #require(
        PixelPlanes(planeCount: planeCount, sample: sample, width: width, rowCount: 2))
      let byteCount = width * planeCount * sample.byteCount
      let pixels = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 * 31 + 5) }
      pixels.withUnsafeBytes { planes.split($0.baseAddress.unsafelyUnwrapped, into: 1) }
      pixels.withUnsafeBytes { planes.split($0.baseAddress.unsafelyUnwrapped, into: 0) }
      for x in 0..<width {
        for plane in 0..<planeCount {
          let start = (x * planeCount + plane) * sample.byteCount
          let expected = Array(pixels[start..<start + sample.byteCount])
          let place = planes.row(1, plane: plane) + x * sample.byteCount
          let actual = Array(UnsafeRawBufferPointer(start: place, count: sample.byteCount))
          #expect(actual == expected, "\(width) pixels: pixel \(x), plane \(plane)")
        }
      }
      let joined = planes.withJoinedRows(2) { Array($0) }
      #expect(joined == pixels + pixels, "\(width) pixels")
    }
  }

  @Test("begin every row where the widest vector can be read", arguments: [1, 63, 64, 65, 1000])
  func alignment(width: Int) throws {
    let planes = try #require(PixelPlanes(planeCount: 3, sample: .uint8, width: width, rowCount: 3))
    for plane in 0..<3 {
      for row in 0..<3 {
        #expect(Int(bitPattern: planes.row(row, plane: plane)).isMultiple(of: 64))
      }
    }
  }

  @Test(
    "move rows up that are needed again, also onto themselves",
    arguments: [(4..<6, [4, 5]), (1..<6, [1, 2, 3, 4, 5]), (0..<6, [0, 1, 2, 3, 4, 5])])
  func moving(rows: Range<Int>, expected: [UInt8]) throws {
    let planes = try #require(PixelPlanes(planeCount: 2, sample: .uint8, width: 5, rowCount: 6))
    for row in 0..<6 {
      let pixels = [UInt8](repeating: UInt8(row), count: 10)
      pixels.withUnsafeBytes { planes.split($0.baseAddress.unsafelyUnwrapped, into: row) }
    }
    planes.moveToTop(rows)
    for plane in 0..<2 {
      let moved = (0..<expected.count).map {
        planes.row($0, plane: plane).load(fromByteOffset: 4, as: UInt8.self)
      }
      #expect(moved == expected)
    }
  }
}
