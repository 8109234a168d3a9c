import GtkInterop

/// Pictures composed pixel by pixel from a description of where each page is, by arithmetic of its
/// own: positions are pixels along the axis.
struct Composition {
  struct Page {
    var seed: Int
    /// Where the page starts in the view.
    var start: Double
    /// How far the picture is moved within its page.
    var shift: Double = 0
    var opacity = 1.0
  }

  var width: Int
  var height: Int
  var isVertical = false
  /// From the bottom to the top.
  var pages: [Page]

  private var length: Int { isVertical ? height : width }

  func color(x: Int, y: Int) -> SIMD3<Double> {
    let (along, across) = isVertical ? (y, x) : (x, y)
    var color = SIMD3<Double>()
    for page in pages {
      let within = Double(along) - page.start
      guard within >= 0, within < Double(length) else { continue }
      let above = sample(page.seed, along: within - page.shift, across: across)
      color = color * (1 - page.opacity) + above * page.opacity
    }
    return color
  }

  /// Bilinear: a pixel's colour stands at its centre.
  private func sample(_ seed: Int, along: Double, across: Int) -> SIMD3<Double> {
    let lower = along.rounded(.down)
    let weight = along - lower
    return pixel(seed, Int(lower), across) * (1 - weight)
      + (weight > 0 ? pixel(seed, Int(lower) + 1, across) * weight : SIMD3())
  }

  private func pixel(_ seed: Int, _ along: Int, _ across: Int) -> SIMD3<Double> {
    let inside = min(max(along, 0), length - 1)
    let color = Pattern(seed: seed)
      .color(x: isVertical ? across : inside, y: isVertical ? inside : across)
    return SIMD3(Double(color.x), Double(color.y), Double(color.z))
  }

  /// The mean difference of all channels from `bitmap`, in levels; infinite when sizes differ.
  func meanDifference(from bitmap: Bitmap) -> Double {
    guard bitmap.width == width, bitmap.height == height else { return .infinity }
    var sum = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let color = color(x: x, y: y)
        for channel in 0..<3 {
          sum += abs(color[channel] - Double(bitmap.bytes[(y * width + x) * 4 + channel]))
        }
      }
    }
    return sum / Double(width * height * 3)
  }
}
