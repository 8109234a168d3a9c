import Testing

@testable import PosterImages

@Suite("An axis' resampling")
struct AxisResamplingTests {
  @Test("reads and keeps everything where nothing is cut, ending on whole pixels")
  func whole() {
    let axis = AxisResampling(
      length: 1001, scaledLength: 320.3, outputLength: 320, isReversed: false)
    #expect(axis.read == 0..<1001)
    #expect(axis.scale == 320.0 / 1001)
    #expect(axis.keptStart == 0)
  }

  @Test("keeps the middle in the middle, to the pixel, wherever it is scaled down by half or more")
  func property() {
    for length in [300, 301, 999, 4000, 4001] {
      for outputLength in [1, 2, 31, 64, 65] {
        for scaledLength in [66.2, 70.0, 99.5, 149.9] {
          let axis = AxisResampling(
            length: length, scaledLength: scaledLength, outputLength: outputLength,
            isReversed: false)
          let name = "\(length) to \(scaledLength), \(outputLength) kept"
          #expect(axis.read.lowerBound == length - axis.read.upperBound, "\(name)")
          let scaled = (Double(axis.read.count) * axis.scale).rounded()
          #expect(Double(2 * axis.keptStart + outputLength) == scaled, "\(name)")
        }
      }
    }
  }

  @Test("never keeps what is not there")
  func bounds() {
    for length in 1...60 {
      for outputLength in 1...20 {
        for scaledLength in [20.5, 21.0, 37.7, 60.0, 61.5, 200.0] {
          let axis = AxisResampling(
            length: length, scaledLength: scaledLength, outputLength: outputLength,
            isReversed: length.isMultiple(of: 2))
          #expect(axis.read.lowerBound >= 0 && axis.read.upperBound <= length)
          let scaled = Int((Double(axis.read.count) * axis.scale).rounded())
          #expect(axis.keptStart >= 0 && axis.keptStart + outputLength <= scaled)
        }
      }
    }
  }

  @Test("knows where an enlarged picture is cut between two pixels")
  func exact() {
    let axis = AxisResampling(
      length: 24, scaledLength: 53.5, outputLength: 40, isReversed: false)
    #expect(axis.exactStart == 6.75)
  }

  @Test("reads of an axis that is enlarged what is kept, and the filter's reach around it")
  func enlarged() {
    // 100 pixels of 50 each; the 1,000 that are kept begin at 2,000, which is pixel 40.
    let cut = AxisResampling(
      length: 100, scaledLength: 5000, outputLength: 1000, isReversed: false)
    #expect(cut.readWhenEnlarged(length: 100, outputLength: 1000) == 37..<64)
    let whole = AxisResampling(
      length: 100, scaledLength: 5000, outputLength: 5000, isReversed: false)
    #expect(whole.readWhenEnlarged(length: 100, outputLength: 5000) == 0..<100)
  }
}
