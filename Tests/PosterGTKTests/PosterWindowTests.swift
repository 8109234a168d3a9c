import GtkInterop
import PosterEngine
import PosterImages
import Testing

@testable import PosterGTK

/// The window around the posters, on a real display.
@MainActor
@Suite(.serialized, .needsDisplay) struct PosterWindowTests {
  private func make(
    _ names: [String], options: PosterWindowOptions = PosterWindowOptions()
  ) throws -> PosterWindow {
    try PosterWindow(items: makeItems(names), options: options, decoder: PatternDecoder())
  }

  @Test("The window is called after the current poster, also when posters are replaced")
  func title() throws {
    let window = try make(["0", "1"])
    defer { window.close() }
    window.present()
    while window.posters.canvas.width == 0 { MainLoop.iterate(mayBlock: true) }
    #expect(window.window.title == "Title 0 – Posters")
    window.posters.scroll(to: 1, animated: false)
    #expect(window.window.title == "Title 1 – Posters")
    window.posters.items = makeItems(["5"])
    #expect(window.window.title == "Title 5 – Posters")
    window.posters.items = []
    #expect(window.window.title == "Posters")
  }

  @Test("Titles pass, unless they are asked to stay")
  func titles() throws {
    let window = try make(["0"])
    defer { window.close() }
    #expect(window.posters.stage.chrome == [.passingTitles, .dots])
  }

  @Test("A poster's link is opened when it is activated, and only then")
  func link() throws {
    let window = try make(["0", "1"])
    window.posters.items[0].link = "https://example.org/0"
    defer { window.close() }
    var opened: [String] = []
    window.openLink = { opened.append($0) }
    window.posters.onActivate(1)
    #expect(opened.isEmpty)
    window.posters.onActivate(0)
    #expect(opened == ["https://example.org/0"])
  }

  @Test(
    "Escape, q and Control with Q or W close the window; other keys are not the window's",
    arguments: [Key.escape, .q, .close])
  func closingKeys(_ key: Key) throws {
    let window = try make(["0", "1"])
    var closings = 0
    window.onClose = { closings += 1 }
    #expect(!window.press(.home))
    #expect(closings == 0)
    #expect(window.press(key))
    #expect(closings == 1)
  }

  @Test("While the window covers the screen, a pointer that rests is hidden")
  func fullscreen() throws {
    let window = try make(["0", "1"], options: PosterWindowOptions(isFullscreen: true))
    defer { window.close() }
    #expect(window.posters.pointer.hidesAtRest)
    #expect(window.press(.escape))
    #expect(!window.posters.pointer.hidesAtRest)
    #expect(window.press(.f11))
    #expect(window.posters.pointer.hidesAtRest)
  }
}
