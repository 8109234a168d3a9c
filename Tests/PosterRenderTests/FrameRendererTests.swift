import PosterEngine
import PosterImages
import Testing

@testable import PosterRender

@Suite("The frame renderer")
struct FrameRendererTests {
  private func render(
    _ layout: PageLayout, _ effect: PosterEffect = .standard, at offset: Double, scale: Double = 1,
    content: (Int, PixelSize) throws -> DecodedPicture
  ) throws -> RenderedFrame {
    var renderer = FrameRenderer(scale: scale)
    let frame = PagerFrame(layout: layout, effect: effect, offset: offset)
    return try renderer.render(frame) { index, size in
      do {
        return .picture(try content(index, size))
      } catch {
        return .placeholder(name: "\(index)", reason: "\(error)")
      }
    }
  }

  private func ruler(_ index: Int, _ size: PixelSize) throws -> DecodedPicture {
    try Pictures.ruler(size, blue: UInt8(100 + index))
  }

  @Test("A picture travels at half its page's speed", arguments: [0, 20, 40, 60, 80])
  func parallax(offset: Int) throws {
    let layout = PageLayout(viewport: Size(width: 80, height: 50), count: 2)
    let frame = try render(layout, at: Double(offset), content: ruler)
    for x in 0..<80 {
      let expected: [UInt8] =
        x < 80 - offset
        ? [UInt8(x + offset / 2), 7, 100]
        : [UInt8(x - (80 - offset) / 2), 7, 101]
      #expect(color(frame, x, 7) == expected, "x \(x)")
    }
  }

  @Test("A picture at rest is sharp though it overhangs by half a pixel", arguments: [1, 3, 5, 7])
  func oddPeek(peek: Int) throws {
    let layout = PageLayout(viewport: Size(width: 90, height: 50), count: 2, peek: Double(peek))
    let frame = try render(layout, at: 0, content: ruler)
    for x in peek..<(90 - peek) {
      #expect(color(frame, x, 7) == [UInt8(x - peek + (peek + 1) / 2), 7, 100], "x \(x)")
    }
  }

  @Test("Right-to-left mirrors pages and their travel, not pictures", arguments: [20, 40, 60])
  func rightToLeft(offset: Int) throws {
    let layout = PageLayout(
      viewport: Size(width: 80, height: 50), direction: .rightToLeft, count: 2)
    let frame = try render(layout, at: Double(offset), content: ruler)
    for x in 0..<80 {
      let expected: [UInt8] =
        x >= offset
        ? [UInt8(x - offset / 2), 7, 100]
        : [UInt8(x + (80 - offset) / 2), 7, 101]
      #expect(color(frame, x, 7) == expected, "x \(x)")
    }
  }

  @Test("A vertical pager's pictures move along its axis only")
  func vertical() throws {
    let layout = PageLayout(viewport: Size(width: 80, height: 50), axis: .vertical, count: 2)
    let frame = try render(layout, at: 30, content: ruler)
    #expect(color(frame, 9, 0) == [9, 15, 100])
    #expect(color(frame, 9, 19) == [9, 34, 100])
    #expect(color(frame, 9, 20) == [9, 10, 101])
    #expect(color(frame, 9, 49) == [9, 39, 101])
  }

  @Test("Stripes of one pixel come out even at half a pixel, and whole at a whole one")
  func filtered() throws {
    let layout = PageLayout(viewport: Size(width: 80, height: 50), count: 2)
    func stripes(_ index: Int, _ size: PixelSize) throws -> DecodedPicture {
      try Pictures.picture(size.width, size.height) { x, _ in
        let level: UInt8 = x.isMultiple(of: 2) ? 0 : 255
        return (level, level, level, 255)
      }
    }
    let half = try render(layout, at: 21, content: stripes)
    for x in 2..<57 {
      #expect(isClose(color(half, x, 3), [128, 128, 128], within: 2), "x \(x)")
    }
    let whole = try render(layout, at: 20, content: stripes)
    #expect(color(whole, 10, 3) == [0, 0, 0])
    #expect(color(whole, 11, 3) == [255, 255, 255])
  }

  @Test("A display scale of 2 draws two pixels a point and asks for pictures that large")
  func displayScale() throws {
    let layout = PageLayout(viewport: Size(width: 40, height: 25), count: 2, displayScale: 2)
    var asked: [PixelSize] = []
    let frame = try render(layout, at: 10, scale: 2) { index, size in
      asked.append(size)
      return try ruler(index, size)
    }
    let size = PixelSize(width: 80, height: 50)
    #expect(asked == [size, size])
    #expect(frame.pixelSize == size)
    #expect(color(frame, 0, 7) == [10, 7, 100])
    #expect(color(frame, 59, 7) == [69, 7, 100])
    #expect(color(frame, 60, 7) == [30, 7, 101])
  }

  @Test(
    "With peek and spacing, background shows between pages and nowhere else",
    arguments: Array(stride(from: 0.0, through: 190.0, by: 3.7)))
  func noBareEdge(offset: Double) throws {
    let layout = PageLayout(
      viewport: Size(width: 120, height: 20), count: 3, peek: 15, spacing: 6)
    let frame = try render(layout, at: offset) { _, size in
      try Pictures.plain(size, (255, 255, 255))
    }
    for x in 0..<120 {
      let center = Double(x) + 0.5
      let isPage = (0..<3).contains { page in
        let left = 15 + Double(page) * 96 - offset
        return left <= center && center < left + 90
      }
      #expect(color(frame, x, 10) == (isPage ? [255, 255, 255] : [0, 0, 0]), "x \(x)")
    }
  }

  @Test("No seam of background shows between two pages at any sub-pixel offset")
  func noSeam() throws {
    let layout = PageLayout(viewport: Size(width: 80, height: 10), count: 2)
    for step in 0...160 {
      let frame = try render(layout, .slide, at: Double(step) * 0.49) { _, size in
        try Pictures.plain(size, (200, 100, 50))
      }
      for x in 0..<80 {
        #expect(isClose(color(frame, x, 5), [200, 100, 50]), "step \(step), x \(x)")
      }
    }
  }

  @Test("A page is opaque: a picture's clear parts show the background, not the page beneath")
  func opaquePages() throws {
    let layout = PageLayout(viewport: Size(width: 80, height: 10), count: 2)
    var renderer = FrameRenderer(background: Color(red: 0, green: 1, blue: 0))
    let clear = try Pictures.picture(80, 10, isOpaque: false) { _, _ in (0, 0, 0, 0) }
    let red = try Pictures.plain(PixelSize(width: 80, height: 10), (255, 0, 0))
    let frame = try renderer.render(PagerFrame(layout: layout, effect: .cover, offset: 40)) {
      index, _ in .picture(index == 0 ? red : clear)
    }
    #expect(color(frame, 20, 5) == [255, 0, 0])
    #expect(color(frame, 60, 5) == [0, 255, 0])
  }

  @Test(
    "A frame that is too large is refused before anything is loaded",
    arguments: [
      (32_768.0, 10.0, "a frame of 32768 × 10 pixels is too large; each side holds up to 32767"),
      (
        32_767, 4_097,
        "a frame of 32767 × 4097 pixels is too large; it holds up to 134 million in all"
      ),
      (
        .greatestFiniteMagnitude, 1,
        "a frame of \(Int.max >> 2) × 1 pixels is too large; each side holds up to 32767"
      ),
    ])
  func tooLarge(width: Double, height: Double, reason: String) {
    var renderer = FrameRenderer()
    let layout = PageLayout(viewport: Size(width: width, height: height), count: 3)
    var reasons: [String] = []
    do throws(RenderError) {
      _ = try renderer.render(PagerFrame(layout: layout, effect: .slide, offset: 0)) { _, _ in
        Issue.record("nothing is to be loaded")
        return .placeholder(name: "never", reason: "drawn")
      }
    } catch {
      reasons.append(error.description)
    }
    #expect(reasons == [reason])
  }

  @Test("A frame without pages is the background")
  func empty() throws {
    var renderer = FrameRenderer(background: Color(red: 1, green: 0, blue: 0))
    let layout = PageLayout(viewport: Size(width: 12, height: 9), count: 0)
    let frame = try renderer.render(PagerFrame(layout: layout, effect: .slide, offset: 0)) {
      _, _ in .placeholder(name: "never", reason: "drawn")
    }
    #expect(frame.pixelSize == PixelSize(width: 12, height: 9))
    #expect(color(frame, 11, 8) == [255, 0, 0])
    #expect(frame.color(x: 12, y: 8) == nil)
  }

  @Test("Contents are asked for once while visible, and only those of visible pages are kept")
  func keptContents() throws {
    let layout = PageLayout(viewport: Size(width: 80, height: 10), count: 10_000)
    var renderer = FrameRenderer()
    var asked: [Int] = []
    for offset in stride(from: 400_000.0, through: 400_240, by: 8) {
      let frame = PagerFrame(layout: layout, effect: .standard, offset: offset)
      _ = try renderer.render(frame) { index, size in
        asked.append(index)
        return .placeholder(name: "\(index)", reason: "\(size)")
      }
      #expect(renderer.keptPosters == Set(frame.pages))
    }
    #expect(asked == [5000, 5001, 5002, 5003])
  }
}
