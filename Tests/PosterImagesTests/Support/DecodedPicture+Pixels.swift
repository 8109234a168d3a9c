@testable import PosterImages

extension DecodedPicture {
  /// Premultiplied red, green, blue and alpha.
  func pixel(_ x: Int, _ y: Int) -> [Double] {
    withUnsafeBytes { bytes in
      let at = y * bytesPerRow + x * 4
      return [bytes[at + 2], bytes[at + 1], bytes[at], bytes[at + 3]].map(Double.init)
    }
  }

  /// The mean of the pixels of each cell of a grid, row by row; a cell may end within a pixel.
  func means(columns: Int, rows: Int) -> [[Double]] {
    (0..<(rows * columns)).map { cell in
      let across = weights(cell: cell % columns, of: columns, length: pixelSize.width)
      let down = weights(cell: cell / columns, of: rows, length: pixelSize.height)
      var sum = [0.0, 0, 0, 0]
      var total = 0.0
      for (y, height) in down {
        for (x, width) in across {
          sum = zip(sum, pixel(x, y)).map { $0 + $1 * width * height }
          total += width * height
        }
      }
      return sum.map { $0 / total }
    }
  }

  /// The pixels that a cell covers, and how much of each.
  private func weights(cell: Int, of count: Int, length: Int) -> [(Int, Double)] {
    let start = Double(cell * length) / Double(count)
    let end = Double((cell + 1) * length) / Double(count)
    return (Int(start)..<Int(end.rounded(.up))).map { index in
      (index, min(Double(index + 1), end) - max(Double(index), start))
    }
  }
}

/// The largest difference between two lists of colours.
func largestDifference(_ left: [[Double]], _ right: [[Double]]) -> Double {
  guard left.count == right.count else { return .infinity }
  return zip(left.joined(), right.joined()).map { abs($0 - $1) }.max() ?? .infinity
}
