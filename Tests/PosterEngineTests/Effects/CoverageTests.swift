import PosterEngine
import TestSupport
import Testing

/// Looks at what a screen would show, point by point: finds which page a point lies in by walking
/// all pages, and asks whether that page's picture, drawn as its placement says, is there.
@Suite("Pictures cover their pages")
struct CoverageTests {
  private struct Case: CustomStringConvertible {
    var layout: PageLayout
    var effect: PosterEffect
    var offset: Double

    init(_ random: inout SeededRandom, spacing: ClosedRange<Double>? = -30...60) {
      let axis = random.pick([Axis.horizontal, .vertical])
      let width = random.pick([320, 356.72000000000003, 393 + 1.0 / 3, random.double(40...2800)])
      let length = axis == .horizontal ? width : width * 1.5
      let peek = random.bool() ? 0 : random.double(0...length * 0.45)
      layout = PageLayout(
        viewport: Size(width: width, height: width * 1.5), axis: axis,
        direction: random.pick([.leftToRight, .rightToLeft]), count: random.int(2...40),
        peek: peek, spacing: spacing.map { random.bool() ? 0 : random.double($0) } ?? 0,
        isLooping: random.bool(), displayScale: random.pick([1, 1.5, 2, 2.625, 3]))
      effect = random.pick([
        .slide, .reveal, .parallax(depth: 0.5), .parallax(depth: random.double(0...1)),
      ])
      let range = layout.stride * Double(layout.count)
      offset = random.double(-range...2 * range)
      if !layout.isLooping {
        offset = random.double(-length * 0.9...range - layout.stride + length * 0.9)
      }
      if random.int(0...4) == 0 { offset = layout.rest(of: layout.page(at: offset)) }
    }

    var description: String { "\(layout), \(effect), offset \(offset)" }
  }

  /// The viewport's sample points along the axis: its ends, and just inside and outside of every
  /// page's edges, where bare strips show first.
  private func samples(_ layout: PageLayout, _ pages: [PagePlacement]) -> [Double] {
    let length = layout.axis.length(of: layout.viewport)
    var points = Swift.stride(from: 0.0, to: length, by: length / 37).map { $0 + length / 1e4 }
    points += [1e-6, length - 1e-6]
    for page in pages {
      let start = start(of: page.frame, layout)
      let end = start + extent(of: page.frame, layout)
      points += [start + 1e-6, start - 1e-6, end + 1e-6, end - 1e-6]
    }
    return points.filter { $0 > 0 && $0 < length }
  }

  private func start(of rect: Rect, _ layout: PageLayout) -> Double {
    layout.axis == .horizontal ? rect.x : rect.y
  }

  private func extent(of rect: Rect, _ layout: PageLayout) -> Double {
    layout.axis == .horizontal ? rect.width : rect.height
  }

  private func placements(_ sample: Case) -> [PagePlacement] {
    let frame = PagerFrame(layout: sample.layout, effect: sample.effect, offset: sample.offset)
    return frame.pages.map { frame[$0] }
  }

  @Test("No visible point of a page is bare, in slide, parallax and reveal")
  func pictures() {
    var random = SeededRandom(seed: 2026)
    for _ in 0..<3000 {
      let sample = Case(&random)
      guard !sample.layout.isEmpty else { continue }
      let pages = placements(sample)
      for page in pages {
        let pageStart = start(of: page.frame, sample.layout)
        let pictureStart =
          pageStart + start(of: page.pictureBounds, sample.layout)
          + (sample.layout.axis == .horizontal
            ? page.picture.translation.x : page.picture.translation.y)
        let pictureEnd = pictureStart + extent(of: page.pictureBounds, sample.layout)
        for point in samples(sample.layout, pages)
        where point >= pageStart && point < pageStart + extent(of: page.frame, sample.layout) {
          #expect(
            point >= pictureStart - 1e-7 && point <= pictureEnd + 1e-7,
            "page \(page.virtual) is bare at \(point): \(sample)")
        }
        #expect(page.pictureBounds.size.isDrawable)
      }
    }
  }

  /// The part of the viewport, along the axis, in which a finite pager has pages at all.
  private func strip(_ sample: Case) -> ClosedRange<Double> {
    guard !sample.layout.isLooping else { return -.infinity...(.infinity) }
    let ends = [0, sample.layout.count - 1].map {
      sample.layout.frame(of: $0, offset: sample.offset)
    }
    let starts = ends.map { start(of: $0, sample.layout) }
    return min(starts[0], starts[1])...max(starts[0], starts[1]) + sample.layout.pageLength
  }

  @Test("Without spacing pages cover the viewport, but beyond the ends of a finite pager")
  func pages() {
    var random = SeededRandom(seed: 99)
    for _ in 0..<3000 {
      let sample = Case(&random, spacing: nil)
      let strip = strip(sample)
      let pages = placements(sample)
      for point in samples(sample.layout, pages) where strip.contains(point) {
        let isCovered = pages.contains { page in
          let start = start(of: page.frame, sample.layout)
          let end = start + extent(of: page.frame, sample.layout)
          return point >= start - 2e-6 && point <= end + 2e-6
        }
        #expect(isCovered, "no page at \(point): \(sample)")
      }
    }
  }
}
