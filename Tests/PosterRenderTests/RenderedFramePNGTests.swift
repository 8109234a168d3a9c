import PosterEngine
import PosterImages
import PosterRender
import Testing

@Suite("A frame as a PNG file")
struct RenderedFramePNGTests {
  @Test("It is an RGB picture of eight bits and of the frame's size")
  func header() throws {
    var renderer = FrameRenderer()
    let layout = PageLayout(viewport: Size(width: 300, height: 7), count: 1)
    let frame = try renderer.render(PagerFrame(layout: layout, effect: .slide, offset: 0)) {
      _, _ in .placeholder(name: "a", reason: "b")
    }
    let file = try frame.png()
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(file[16..<24] == [0, 0, 1, 44, 0, 0, 0, 7])
    #expect(file[24..<26] == [8, 2])
  }

  @Test("A frame without pixels is an error, not a file")
  func empty() throws {
    var renderer = FrameRenderer()
    let layout = PageLayout(viewport: .zero, count: 0)
    let frame = PagerFrame(layout: layout, effect: .slide, offset: 0)
    #expect(throws: RenderError.self) {
      try renderer.render(frame) { _, _ in .placeholder(name: "a", reason: "b") }.png()
    }
  }

  @Test("A frame larger than cairo draws is an error")
  func huge() throws {
    var renderer = FrameRenderer()
    let layout = PageLayout(viewport: Size(width: 40_000, height: 1), count: 1)
    let frame = PagerFrame(layout: layout, effect: .slide, offset: 0)
    #expect(throws: RenderError.self) {
      try renderer.render(frame) { _, _ in .placeholder(name: "a", reason: "b") }
    }
  }
}
