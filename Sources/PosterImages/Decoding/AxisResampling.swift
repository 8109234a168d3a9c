/// How pixels along one axis are scaled and cut, for resamplers that keep centres in place and give
/// whole pixels.
///
/// The middle of what is read is the middle of the picture, and wherever whole pixels allow it, the
/// middle of what is kept: a cut half a pixel off centre would show when the same picture is drawn
/// at two sizes.
struct AxisResampling: Hashable, Sendable {
  /// Kept beside the cut where there is as much, so that the filter sees what is really there: a
  /// Lanczos filter's reach.
  private static let marginLength = 3.0
  /// Lengths that are tried for a result that can be cut evenly. Near a scale of 1 there may be
  /// none: the cut is then half a pixel off, where a centred one would blur everything.
  private static let attemptCount = 32

  /// The pixels to read.
  let read: Range<Int>
  /// What they are scaled by.
  let scale: Double
  /// The first pixel to keep of the result.
  let keptStart: Int
  /// Where the first pixel would be kept if it could be between two, in the whole scaled axis.
  let exactStart: Double

  /// - Parameters:
  ///   - length: The pixels that there are; positive.
  ///   - scaledLength: What the whole axis measures at the scale of the output.
  ///   - outputLength: The pixels that are kept; positive, at most `scaledLength` rounded.
  ///   - isReversed: True when the pixels count from the far end.
  init(length: Int, scaledLength: Double, outputLength: Int, isReversed: Bool) {
    exactStart = max((scaledLength - Double(outputLength)) / 2, 0)
    guard scaledLength.rounded() > Double(outputLength) else {
      read = 0..<length
      scale = Double(outputLength) / Double(length)
      keptStart = 0
      return
    }
    scale = scaledLength / Double(length)
    let count = Self.evenlyCutCount(length: length, scale: scale, outputLength: outputLength)
    let start = (length - (count ?? length)) / 2
    read = start..<(length - start)
    let spare = Int((Double(read.count) * scale).rounded()) - outputLength
    keptStart = isReversed ? (spare + 1) / 2 : spare / 2
  }

  /// A bicubic filter's reach, and one for rounding.
  private static let enlargementMargin = 3

  /// The pixels that `outputLength` pixels of an enlarged axis are made of.
  func readWhenEnlarged(length: Int, outputLength: Int) -> Range<Int> {
    let first = Int(exactStart / scale) - Self.enlargementMargin
    let last = Int((exactStart + Double(outputLength)) / scale) + Self.enlargementMargin
    return max(first, 0)..<min(last + 1, length)
  }

  /// How many pixels to read so that their middle is the axis' and what is cut of the result is
  /// even; nil when there is no such number.
  private static func evenlyCutCount(length: Int, scale: Double, outputLength: Int) -> Int? {
    for margin in [marginLength, 0] {
      let needed = (Double(outputLength) + 2 * margin) / scale
      guard needed <= Double(length) else { continue }
      let least = Int(needed.rounded(.up))
      let first = least + (length - least) % 2
      let counts = stride(from: first, through: length, by: 2).prefix(attemptCount)
      let count = counts.first { count in
        (Int((Double(count) * scale).rounded()) - outputLength).isMultiple(of: 2)
      }
      if let count { return count }
    }
    return nil
  }
}
