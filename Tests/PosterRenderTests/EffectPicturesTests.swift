import PosterEngine
import PosterImages
import PosterRender
import Testing

@Suite("What each effect looks like")
struct EffectPicturesTests {
  /// Page 0 is 200, 0, 0 and page 1 is 0, 0, 200, on black, 80 × 40 points.
  private func render(_ effect: PosterEffect, at offset: Double) throws -> RenderedFrame {
    let layout = PageLayout(viewport: Size(width: 80, height: 40), count: 2)
    let size = PixelSize(width: 80, height: 40)
    let contents = [
      PageContent.picture(try Pictures.plain(size, (200, 0, 0))),
      PageContent.picture(try Pictures.plain(size, (0, 0, 200))),
    ]
    var renderer = FrameRenderer()
    return try renderer.render(PagerFrame(layout: layout, effect: effect, offset: offset)) {
      index, _ in contents[index]
    }
  }

  @Test(
    "Pages that slide, lag, are revealed or cover meet at the seam",
    arguments: [PosterEffect.slide, .parallax(depth: 0.3), .reveal, .cover])
  func seam(effect: PosterEffect) throws {
    let frame = try render(effect, at: 20)
    #expect(color(frame, 59, 20) == [200, 0, 0])
    #expect(color(frame, 60, 20) == [0, 0, 200])
  }

  @Test("Reveal wipes over pictures that stand still")
  func reveal() throws {
    let layout = PageLayout(viewport: Size(width: 80, height: 40), count: 2)
    var renderer = FrameRenderer()
    let rulers = try (0..<2).map {
      try Pictures.ruler(PixelSize(width: 80, height: 40), blue: UInt8($0))
    }
    let frame = try renderer.render(PagerFrame(layout: layout, effect: .reveal, offset: 30)) {
      index, _ in .picture(rulers[index])
    }
    #expect(color(frame, 10, 5) == [10, 5, 0])
    #expect(color(frame, 70, 5) == [70, 5, 1])
  }

  @Test("Fade mixes the two pages by the way that is gone", arguments: [0.25, 0.5, 0.75])
  func fade(progress: Double) throws {
    let frame = try render(.fade, at: 80 * progress)
    let expected = [UInt8(200 * (1 - progress)), 0, UInt8(200 * progress)]
    for x in [0, 40, 79] {
      #expect(isClose(color(frame, x, 20), expected, within: 2))
    }
  }

  @Test("Zoom shrinks pages about their centres and dims their pictures")
  func zoom() throws {
    // At half a stride both pages are scaled by 0.925 and their pictures' opacity is 0.75: page 0
    // spans −40 + 3 … 40 − 3 and 1.5 … 38.5, page 1 43 … 117.
    let frame = try render(.zoom, at: 40)
    #expect(isClose(color(frame, 10, 20), [150, 0, 0], within: 2))
    #expect(isClose(color(frame, 36, 20), [150, 0, 0], within: 2))
    #expect(color(frame, 38, 20) == [0, 0, 0])
    #expect(color(frame, 41, 20) == [0, 0, 0])
    #expect(isClose(color(frame, 44, 20), [0, 0, 150], within: 2))
    #expect(color(frame, 10, 0) == [0, 0, 0])
    #expect(color(frame, 10, 39) == [0, 0, 0])
  }

  @Test("Stack slides a page off the one that grows and appears beneath")
  func stack() throws {
    // Half-way page 0 covers 0 … 40; page 1 beneath is scaled by 0.875 (5 … 75, 2.5 … 37.5) and
    // half clear.
    let frame = try render(.stack, at: 40)
    #expect(color(frame, 39, 20) == [200, 0, 0])
    #expect(isClose(color(frame, 41, 20), [0, 0, 100], within: 2))
    #expect(isClose(color(frame, 74, 20), [0, 0, 100], within: 2))
    #expect(color(frame, 76, 20) == [0, 0, 0])
    #expect(color(frame, 60, 1) == [0, 0, 0])
  }
}
