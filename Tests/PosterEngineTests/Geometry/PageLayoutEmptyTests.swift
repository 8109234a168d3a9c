import PosterEngine
import Testing

@Suite("A layout that can show nothing")
struct PageLayoutEmptyTests {
  struct Input: Sendable {
    var width = 320.0
    var height = 480.0
    var count = 3
    var peek = 0.0
    var spacing = 0.0

    static let all = [
      Input(count: 0), Input(count: -4), Input(count: .min), Input(width: 0), Input(width: -1),
      Input(height: 0), Input(width: .nan), Input(height: .nan), Input(width: .infinity),
      Input(height: -.infinity), Input(peek: 160), Input(peek: 161), Input(peek: .nan),
      Input(peek: .infinity), Input(spacing: .nan), Input(spacing: .infinity),
      Input(spacing: -.infinity), Input(spacing: -320), Input(spacing: -400),
      Input(peek: -.infinity), Input(width: .greatestFiniteMagnitude, count: .max),
    ]
  }

  @Test("Is empty, at page 0 and progress 0, and never traps", arguments: Input.all)
  func nothing(input: Input) {
    for axis in [Axis.horizontal, .vertical] {
      for isLooping in [false, true] {
        let size =
          axis == .horizontal
          ? Size(width: input.width, height: input.height)
          : Size(width: input.height, height: input.width)
        let layout = PageLayout(
          viewport: size, axis: axis, count: input.count, peek: input.peek,
          spacing: input.spacing, isLooping: isLooping)
        #expect(layout.isEmpty)
        expectNothing(layout)
      }
    }
  }

  private func expectNothing(_ layout: PageLayout) {
    #expect(layout.pageSize == .zero && layout.pageLength == 0 && layout.stride == 0)
    #expect(layout.contentLength == 0)
    #expect(layout.offsetLimit == Limit(lower: 0, upper: 0))
    for number in [-5.0, 0, 70, 1e300, .nan, .infinity] {
      #expect(layout.page(at: number) == 0)
      #expect(layout.progress(at: number) == 0)
      let frame = PagerFrame(layout: layout, effect: .standard, offset: number)
      #expect(frame.pages.isEmpty)
      #expect(frame.page == 0 && frame.progress == 0)
    }
    for page in [Int.min, -1, 0, 1, 2, .max] {
      #expect(layout.rest(of: page) == 0)
      #expect(layout.position(of: page, offset: 50) == 0)
      #expect(layout.frame(of: page, offset: 50) == .zero)
      #expect(layout.index(of: page) >= 0 && layout.index(of: page) < max(layout.count, 1))
      _ = layout.clamp(page)
      _ = layout.page(showing: page, nearestTo: 0)
      _ = layout.page(showing: 0, nearestTo: page)
      _ = PageTarget.page(from: 0, velocity: 900, origin: page, in: layout)
      _ = PagerFrame(layout: layout, effect: .standard, offset: 0)[page]
    }
  }

  @Test(
    "A layout that shows pages answers an offset that is none with page 0 and progress 0",
    arguments: [true, false])
  func wrongOffset(isLooping: Bool) {
    let layout = PageLayout.phone(isLooping: isLooping)
    for offset in [Double.nan, .infinity, -.infinity] {
      #expect(layout.page(at: offset) == 0)
      #expect(layout.progress(at: offset) == 0)
      #expect(PagerFrame(layout: layout, effect: .standard, offset: offset).pages.isEmpty)
    }
  }

  @Test("A count so absurd that its layout is empty still answers every question")
  func absurdCount() {
    let layout = PageLayout.phone(count: .max, isLooping: true)
    #expect(layout.isEmpty)
    #expect(layout.page(showing: .max - 1, nearestTo: 0) != .min)
    #expect(layout.page(showing: .max, nearestTo: .max) != .min)
    #expect(layout.page(showing: 3, nearestTo: .min) != .min)
  }

  @Test("A strip too long for finite offsets is empty")
  func tooLong() {
    let layout = PageLayout(
      viewport: Size(width: 1e307, height: 1), count: 1000, displayScale: 1e-297)
    #expect(layout.rest(of: 999).isFinite)
    #expect(layout.contentLength.isFinite)
    #expect(layout.offsetLimit.upper.isFinite)
  }
}
