import PosterEngine
import TestSupport
import Testing

@Suite("Content modes")
struct ContentModeTests {
  private let bounds = Rect(x: 10, y: 20, width: 300, height: 400)

  @Test(
    "Filling covers, fitting shows all, both about the centre",
    arguments: [
      (ContentMode.fill, 600.0, 400.0, Rect(x: -140, y: 20, width: 600, height: 400)),
      (.fit, 600, 400, Rect(x: 10, y: 120, width: 300, height: 200)),
      (.fill, 100, 400, Rect(x: 10, y: -380, width: 300, height: 1200)),
      (.fit, 100, 400, Rect(x: 110, y: 20, width: 100, height: 400)),
      (.fill, 3, 4, Rect(x: 10, y: 20, width: 300, height: 400)),
      (.fit, 3, 4, Rect(x: 10, y: 20, width: 300, height: 400)),
      (.fit, 1920, 17047, Rect(x: 137.474042, y: 20, width: 45.051915, height: 400)),
    ] as [(ContentMode, Double, Double, Rect)])
  func rects(mode: ContentMode, width: Double, height: Double, expected: Rect) {
    #expect(near(mode.rect(for: Size(width: width, height: height), in: bounds), expected, 1e-6))
  }

  @Test(
    "What cannot be drawn is given the bounds",
    arguments: [
      Size.zero, Size(width: -1, height: 5), Size(width: .nan, height: 5),
      Size(width: 5, height: .infinity),
    ])
  func nonsense(picture: Size) {
    for mode in [ContentMode.fill, .fit] {
      #expect(mode.rect(for: picture, in: bounds) == bounds)
      let empty = Rect(x: 1, y: 2, width: picture.width, height: 0)
      #expect(mode.rect(for: Size(width: 3, height: 4), in: empty).height == 0)
    }
  }

  @Test("Random pictures keep their shape, touch two edges, and cover or stay within")
  func property() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let picture = Size(width: random.double(1...9000), height: random.double(1...9000))
      let room = Rect(
        x: random.double(-50...50), y: random.double(-50...50), width: random.double(1...3000),
        height: random.double(1...3000))
      let fill = ContentMode.fill.rect(for: picture, in: room)
      let fit = ContentMode.fit.rect(for: picture, in: room)
      for rect in [fill, fit] {
        #expect(near(rect.width * picture.height, rect.height * picture.width, 1e-3))
        #expect(near(rect.center.x, room.center.x) && near(rect.center.y, room.center.y))
      }
      #expect(near(max(fit.width / room.width, fit.height / room.height), 1))
      #expect(near(min(fill.width / room.width, fill.height / room.height), 1))
    }
  }

  @Test("Absurd sizes give finite rectangles")
  func absurd() {
    let extents = [Double.leastNonzeroMagnitude, 1e-300, 1, 1e300, Double.greatestFiniteMagnitude]
    for mode in [ContentMode.fill, .fit] {
      for width in extents {
        for height in extents {
          for length in extents {
            let rect = mode.rect(
              for: Size(width: width, height: height),
              in: Rect(x: 0, y: 0, width: length, height: 1))
            #expect(
              rect.x.isFinite && rect.y.isFinite && rect.width.isFinite && rect.height.isFinite,
              "\(mode) of \(width) × \(height) in \(length)")
          }
        }
      }
    }
  }
}
