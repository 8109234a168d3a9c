/// The part of an axis that is shown, and how many pixels are made of it.
///
/// Its middle is the picture's: a cut half a pixel off would show when the same picture is drawn at
/// two sizes.
struct AxisWindow: Hashable, Sendable {
  /// The pixels that there are; positive.
  let pixelCount: Int
  /// Where the shown part begins, in those pixels.
  let start: Double
  /// How much is shown, in those pixels; positive.
  let length: Double
  /// The pixels that are made of it; positive.
  let outputCount: Int

  private init(pixelCount: Int, start: Double, length: Double, outputCount: Int) {
    self.pixelCount = pixelCount
    self.start = start
    self.length = length
    self.outputCount = outputCount
  }

  /// The middle of an axis.
  ///
  /// - Parameters:
  ///   - pixelCount: The pixels that there are; positive.
  ///   - pixelLength: What the whole axis measures in those pixels, where the last of them stands for
  ///     more than there is.
  ///   - scaledLength: What the whole axis measures at the scale of the output; positive.
  ///   - outputCount: The pixels that are kept of it; positive. All is shown where there are as many.
  ///   - isReversed: True when the pixels count from the far end.
  init(
    pixelCount: Int, pixelLength: Double? = nil, scaledLength: Double, outputCount: Int,
    isReversed: Bool
  ) {
    let pixelLength = pixelLength ?? Double(pixelCount)
    guard scaledLength > Double(outputCount) else {
      self.init(pixelCount: pixelCount, start: 0, length: pixelLength, outputCount: outputCount)
      return
    }
    let step = pixelLength / scaledLength
    let length = Double(outputCount) * step
    let middle = (pixelLength - length) / 2
    // Pixels that keep their size stay what they are: between two of them all would be blurred.
    let start = step == 1 ? middle.rounded(isReversed ? .up : .down) : middle
    self.init(pixelCount: pixelCount, start: start, length: length, outputCount: outputCount)
  }

  /// The pixels that become one of the output.
  var step: Double { length / Double(outputCount) }

  /// How far a Lanczos filter of three lobes sees, and a pixel for rounding.
  private static let filterReach = 3.0

  private var reach: Double { Self.filterReach * max(step, 1) + 1 }

  /// The pixels that some of the output are made of.
  func read(for outputs: Range<Int>) -> Range<Int> {
    let first = start + Double(outputs.lowerBound) * step - reach
    let last = start + Double(outputs.upperBound) * step + reach
    return max(Int(first), 0)..<min(Int(last.rounded(.up)), pixelCount)
  }

  /// More than so many pixels of the output are never made of.
  func mostRead(for outputCount: Int) -> Int {
    min(Int((Double(outputCount) * step + 2 * reach).rounded(.up)) + 1, pixelCount)
  }

  /// The same window on an axis of which only some pixels are left.
  func on(_ pixels: Range<Int>) -> AxisWindow {
    AxisWindow(
      pixelCount: pixels.count, start: start - Double(pixels.lowerBound), length: length,
      outputCount: outputCount)
  }

  /// The same window on an axis of which every `factor` pixels became one of `pixelCount`.
  func shrunk(by factor: Int, to pixelCount: Int) -> AxisWindow {
    AxisWindow(
      pixelCount: pixelCount, start: start / Double(factor), length: length / Double(factor),
      outputCount: outputCount)
  }

  /// The window of some of the output's pixels.
  func part(_ outputs: Range<Int>) -> AxisWindow {
    AxisWindow(
      pixelCount: pixelCount, start: start + Double(outputs.lowerBound) * step,
      length: Double(outputs.count) * step, outputCount: outputs.count)
  }

  /// What a filter has to be left at least: means of whole pixels are a coarse filter.
  private static let leastFinalStep = 2.0

  /// libvips adds up so many numbers of 16 bits, and half of what it divides by, in 32 bits with a
  /// sign. It refuses to make one of more than a million.
  private static let mostShrunk = 1 << 14

  /// How many pixels can become one by their mean before the filter sees them, so that it need not
  /// see thousands of them at once.
  var shrinkFactor: Int { min(max(Int(step / Self.leastFinalStep), 1), Self.mostShrunk) }
}
