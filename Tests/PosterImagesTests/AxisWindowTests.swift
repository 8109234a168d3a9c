import Testing

@testable import PosterImages

@Suite("A window on an axis")
struct AxisWindowTests {
  private func window(
    _ pixelCount: Int, _ scaledLength: Double, _ outputCount: Int, isReversed: Bool = false
  ) -> AxisWindow {
    AxisWindow(
      pixelCount: pixelCount, scaledLength: scaledLength, outputCount: outputCount,
      isReversed: isReversed)
  }

  @Test(
    "shows everything where nothing is cut",
    arguments: [(1001, 320.0, 320), (10, 40.0, 40), (7, 7.0, 7), (1, 0.3, 1)])
  func whole(pixelCount: Int, scaledLength: Double, outputCount: Int) {
    let window = window(pixelCount, scaledLength, outputCount)
    #expect(window.start == 0)
    #expect(window.length == Double(pixelCount))
    #expect(window.read(for: 0..<outputCount) == 0..<pixelCount)
  }

  @Test("shows the middle at the scale of the whole, at every size")
  func middle() {
    for pixelCount in [300, 301, 999, 4000, 4001] {
      for outputCount in [1, 2, 31, 64, 65] {
        for scaledLength in [66.2, 70.0, 99.5, 149.9, 5000] {
          let window = window(pixelCount, scaledLength, outputCount)
          let name = "\(pixelCount) to \(scaledLength), \(outputCount) kept"
          let end = window.start + window.length
          #expect(abs(window.start + end - Double(pixelCount)) < 1e-9, "\(name)")
          #expect(
            abs(window.length / Double(pixelCount) - Double(outputCount) / scaledLength) < 1e-12,
            "\(name)")
        }
      }
    }
  }

  @Test("keeps pixels that keep their size, half a pixel off rather than blurred")
  func sameSize() {
    #expect(window(15, 15, 10).start == 2)
    #expect(window(15, 15, 10, isReversed: true).start == 3)
    #expect(window(16, 16, 10).start == 3)
    #expect(window(16, 16, 10, isReversed: true).start == 3)
    #expect(window(15, 30, 10).start == 5)
    #expect(window(15, 31, 10).start != window(15, 31, 10).start.rounded())
  }

  @Test("reads what is kept and the filter's reach around it, never what is not there")
  func reading() {
    // 100 pixels of 50 each; the 1,000 that are kept begin at 2,000, which is pixel 40.
    #expect(window(100, 5000, 1000).read(for: 0..<1000) == 36..<64)
    #expect(window(100, 5000, 5000).read(for: 0..<5000) == 0..<100)
    // 4,000 pixels, ten in one; three lobes of a filter are 30, and one for rounding.
    #expect(window(4000, 400, 400).read(for: 100..<110) == 969..<1131)
    #expect(window(4000, 400, 400).read(for: 0..<10) == 0..<131)
    #expect(window(4000, 400, 400).read(for: 395..<400) == 3919..<4000)
    #expect(window(4000, 400, 400).mostRead(for: 10) >= 162)
    #expect(window(4000, 400, 400).mostRead(for: 400) == 4000)
  }

  @Test("leaves aside what the last pixel stands for beyond the end")
  func lastPixel() {
    // 65 pixels of which every 8 became one: an eighth of the ninth is left.
    func window(_ scaledLength: Double, _ outputCount: Int) -> AxisWindow {
      AxisWindow(
        pixelCount: 9, pixelLength: 8.125, scaledLength: scaledLength, outputCount: outputCount,
        isReversed: false)
    }
    #expect(window(5, 5).start == 0 && window(5, 5).length == 8.125)
    #expect(window(6.5, 4).start == 1.5625 && window(6.5, 4).length == 5)
  }

  @Test("is the same window on what is left of the axis, in parts, and after a shrinking")
  func derived() {
    let whole = window(4000, 500, 100)
    #expect(whole.start == 1600 && whole.length == 800 && whole.step == 8)
    let cut = whole.on(1000..<3000)
    #expect(cut.pixelCount == 2000 && cut.start == 600 && cut.length == 800)
    let part = whole.part(25..<75)
    #expect(part.start == 1800 && part.length == 400 && part.outputCount == 50)
    #expect(part.pixelCount == 4000)
    let shrunk = cut.shrunk(by: 4, to: 500)
    #expect(shrunk.pixelCount == 500 && shrunk.start == 150 && shrunk.length == 200)
    #expect(shrunk.step == 2)
  }

  @Test(
    "leaves twice to the filter, at least",
    arguments: [(1.0, 1), (3.9, 1), (4, 2), (7.9, 3), (8, 4), (200, 100), (0.2, 1)])
  func shrinking(step: Double, factor: Int) {
    let window = window(4000, 4000 / step, max(Int(4000 / step), 1))
    #expect(window.shrinkFactor == factor)
  }

  @Test("has no more made one than add up in 32 bits")
  func greatestShrinking() {
    let factor = window(9_999_999, 1, 1).shrinkFactor
    #expect(factor > 10_000)
    #expect(factor * Int(UInt16.max) + factor / 2 <= Int(Int32.max))
  }
}
