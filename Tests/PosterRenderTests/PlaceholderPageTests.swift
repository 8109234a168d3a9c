import PosterEngine
import PosterRender
import Testing

@Suite("The page of a poster that cannot be shown")
struct PlaceholderPageTests {
  private func render(_ name: String, size: Size = Size(width: 160, height: 240)) throws
    -> RenderedFrame
  {
    var renderer = FrameRenderer()
    let layout = PageLayout(viewport: size, count: 1)
    return try renderer.render(PagerFrame(layout: layout, effect: .slide, offset: 0)) { _, _ in
      .placeholder(name: name, reason: "is empty (0 bytes)")
    }
  }

  private func rows(with frame: RenderedFrame) -> [Int] {
    let backdrop = color(frame, 0, 0)
    return (0..<frame.pixelSize.height).filter { y in
      (0..<frame.pixelSize.width).contains { color(frame, $0, y) != backdrop }
    }
  }

  @Test(
    "It has text in its middle, whatever the name is written in",
    arguments: ["dune.jpg", "포스터.jpg", "🎬🍿.png", "a\\nb\\xFF.jpg", "ملصق.jpg"])
  func hasText(name: String) throws {
    let rows = rows(with: try render(name))
    let first = try #require(rows.first)
    let last = try #require(rows.last)
    #expect(first > 60)
    #expect(last < 180)
    #expect(abs(first + last - 240) < 24)
  }

  @Test("A name that is far too long stays within the page")
  func longName() throws {
    let name = String(repeating: "averylongname", count: 500)
    let rows = rows(with: try render(name))
    #expect(try #require(rows.first) > 0)
    #expect(try #require(rows.last) < 239)
  }

  @Test("Another name makes another page")
  func namesDiffer() throws {
    #expect(try render("a.jpg") != render("b.jpg"))
  }

  @Test("A page of one pixel is drawn")
  func tiny() throws {
    #expect(try render("a.jpg", size: Size(width: 1, height: 1)).pixels.count == 4)
  }
}
