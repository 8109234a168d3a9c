#if os(Linux)
  import Foundation
  import Testing

  @testable import PosterImages

  @Suite("A plane's resampler")
  struct PlaneResamplerTests {
    private static func whole(_ count: Int, to outputCount: Int) -> AxisWindow {
      AxisWindow(
        pixelCount: count, scaledLength: Double(outputCount), outputCount: outputCount,
        isReversed: false)
    }

    private static func planes(_ width: Int, _ rowCount: Int) throws -> PixelPlanes {
      try #require(
        PixelPlanes(planeCount: 1, sample: .float32, width: width, rowCount: rowCount))
    }

    /// What becomes of a plane of floats, row by row.
    private func resample(
      _ values: [[Float]], columns: AxisWindow, rows: AxisWindow
    ) throws -> [[Float]] {
      let geometry = PlaneGeometry(columns: columns, rows: rows, sample: .float32)
      let resampler = try #require(PlaneResampler(geometry))
      let input = try Self.planes(columns.pixelCount, rows.pixelCount)
      for (index, row) in values.enumerated() {
        row.withUnsafeBytes { input.split($0.baseAddress.unsafelyUnwrapped, into: index) }
      }
      let output = try Self.planes(columns.outputCount, rows.outputCount)
      #expect(resampler.resample(input, into: output))
      return (0..<rows.outputCount).map { index in
        (0..<columns.outputCount).map { x in
          output.row(index, plane: 0).load(
            fromByteOffset: x * MemoryLayout<Float>.size, as: Float.self)
        }
      }
    }

    @Test(
      "has each pixel's middle where it is in the picture, larger and smaller, whole and cut",
      arguments: [
        (100, 64.0, 64), (100, 40, 40), (100, 200, 200), (100, 130.5, 60), (101, 77.3, 30),
        (300, 75, 20), (100, 100, 100), (100, 100, 50), (100, 1000, 30),
      ] as [(Int, Double, Int)])
    func ramp(pixelCount: Int, scaledLength: Double, outputCount: Int) throws {
      let axis = AxisWindow(
        pixelCount: pixelCount, scaledLength: scaledLength, outputCount: outputCount,
        isReversed: false)
      let ramp = (0..<pixelCount).map { Float($0) }
      let row = try resample([ramp], columns: axis, rows: Self.whole(1, to: 1))[0]
      let column = try resample(
        ramp.map { [$0] }, columns: Self.whole(1, to: 1), rows: axis
      ).map { $0[0] }
      let step = Double(pixelCount) / scaledLength
      let middle = Double(pixelCount) / 2
      for index in 0..<outputCount {
        let place = middle + (Double(index) + 0.5 - Double(outputCount) / 2) * step
        // Pixel k's middle lies at k + ½; at an end there is nothing to go on with.
        let isInside = place > 4 * max(step, 1) && place < Double(pixelCount) - 4 * max(step, 1)
        guard isInside else { continue }
        #expect(abs(Double(row[index]) - (place - 0.5)) < 0.01, "pixel \(index) across")
        #expect(abs(Double(column[index]) - (place - 0.5)) < 0.01, "pixel \(index) down")
      }
    }

    @Test(
      "makes whole numbers that rise evenly of such, wherever vectors begin and end",
      arguments: [(SampleType.uint8, 0.5), (.uint16, 100)] as [(SampleType, Double)])
    func wholeNumbers(sample: SampleType, slope: Double) throws {
      // zimg sums up several pixels of a row at once, in a way that depends on how many there are.
      for pixelCount in 40..<240 {
        for outputCount in [10, 9, 8, 5].map({ pixelCount * $0 / 20 }) {
          let geometry = PlaneGeometry(
            columns: Self.whole(pixelCount, to: outputCount), rows: Self.whole(1, to: 1),
            sample: sample)
          let resampler = try #require(PlaneResampler(geometry))
          let input = try #require(
            PixelPlanes(planeCount: 1, sample: sample, width: pixelCount, rowCount: 1))
          let output = try #require(
            PixelPlanes(planeCount: 1, sample: sample, width: outputCount, rowCount: 1))
          for x in 0..<pixelCount { Self.set(Int(Double(x) * slope), at: x, of: input) }
          #expect(resampler.resample(input, into: output))
          let step = Double(pixelCount) / Double(outputCount)
          let wrong = (4..<outputCount - 4).filter { x in
            let expected = ((Double(x) + 0.5) * step - 0.5) * slope
            return abs(Double(Self.number(at: x, of: output)) - expected) > 2
          }
          #expect(wrong.isEmpty, "\(pixelCount) to \(outputCount)")
        }
      }
    }

    private static func set(_ number: Int, at x: Int, of planes: PixelPlanes) {
      let row = planes.row(0, plane: 0)
      switch planes.sample {
      case .uint8: row.storeBytes(of: UInt8(number), toByteOffset: x, as: UInt8.self)
      default: row.storeBytes(of: UInt16(number), toByteOffset: 2 * x, as: UInt16.self)
      }
    }

    private static func number(at x: Int, of planes: PixelPlanes) -> Int {
      let row = planes.row(0, plane: 0)
      return switch planes.sample {
      case .uint8: Int(row.load(fromByteOffset: x, as: UInt8.self))
      default: Int(row.load(fromByteOffset: 2 * x, as: UInt16.self))
      }
    }

    @Test("leaves pixels that keep their size as they are")
    func identity() throws {
      let values = (0..<20).map { y in (0..<30).map { Float(($0 * 7919 + y * 104_729) % 256) } }
      let axes = (Self.whole(30, to: 30), Self.whole(20, to: 20))
      #expect(try resample(values, columns: axes.0, rows: axes.1) == values)
    }

    @Test(
      "keeps a plain colour plain at every size",
      arguments: [(1, 1), (1, 8000), (2, 3000), (3, 1), (7, 5), (4000, 1), (1000, 999), (5, 5)])
    func plain(count: Int, outputCount: Int) throws {
      let values = [[Float](repeating: 0.7, count: count)]
      let row = try resample(
        values, columns: Self.whole(count, to: outputCount), rows: Self.whole(1, to: 3))
      #expect(row.allSatisfy { $0.allSatisfy { abs($0 - 0.7) < 1e-4 } })
    }

    @Test("sees the detail of a pattern go, not turn into another one, when it becomes too fine")
    func aliasing() throws {
      // Stripes two pixels apart cannot be shown at half the size: grey is left.
      let stripes = (0..<400).map { Float($0 % 2) }
      let row = try resample(
        [stripes], columns: Self.whole(400, to: 150), rows: Self.whole(1, to: 1))[0]
      #expect(row[10..<140].allSatisfy { abs($0 - 0.5) < 0.02 })
    }

    @Test("is shared by those who want the same at the same time")
    func sharing() async throws {
      let geometry = PlaneGeometry(
        columns: Self.whole(37, to: 21), rows: Self.whole(5, to: 5), sample: .float32)
      let first = try #require(PlaneResampler.shared(geometry))
      #expect(PlaneResampler.shared(geometry) === first)
      let values = [[Float]](repeating: (0..<37).map { Float($0 * $0) }, count: 5)
      let expected = try resample(values, columns: geometry.columns, rows: geometry.rows)
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<50 {
          group.addTask {
            let input = try Self.planes(37, 5)
            for index in 0..<5 {
              values[index].withUnsafeBytes {
                input.split($0.baseAddress.unsafelyUnwrapped, into: index)
              }
            }
            let output = try Self.planes(21, 5)
            guard first.resample(input, into: output) else { return false }
            return (0..<5).allSatisfy { index in
              let row = UnsafeRawBufferPointer(start: output.row(index, plane: 0), count: 84)
              return Array(row.bindMemory(to: Float.self)) == expected[index]
            }
          }
        }
        for try await isSame in group { #expect(isSame) }
      }
    }
  }
#endif
