import CGtk4
import GtkInterop
import PosterEngine
import PosterImages
import Testing

@testable import PosterGTK

/// The widget in a window of a real display.
@MainActor
@Suite(.serialized, .needsDisplay) struct PosterWidgetTests {
  private func items(_ names: [String]) -> [PosterItem] {
    names.map { PosterItem(source: .file(FilePath($0)), title: "Title \($0)") }
  }

  private func show(
    _ names: [String], look: PosterLook = PosterLook(), chrome: PosterChrome = []
  ) throws -> PosterWindow {
    let window = try PosterWindow(
      items: items(names), options: PosterWindowOptions(look: look, chrome: chrome),
      decoder: PatternDecoder())
    window.present()
    iterate {
      window.posters.canvas.width > 0 && window.posters.stage.pictures.isComplete
        && !window.posters.motion.isTicking
    }
    return window
  }

  private func iterate(until isDone: () -> Bool) {
    while !isDone() { MainLoop.iterate(mayBlock: true) }
  }

  private func nextFrames(_ count: Int, of canvas: Canvas) {
    var seen = 0
    let tick = TickCallback(canvas) { _ in seen += 1 }
    withExtendedLifetime(tick) { iterate { seen >= count } }
  }

  @Test("The window shows the first poster, as large as the window")
  func present() throws {
    let window = try show(["0", "1"])
    defer { window.close() }
    let canvas = window.posters.canvas
    #expect([canvas.width, canvas.height] == [480, 720])
    #expect(window.posters.stage.frame.layout.viewport == Size(width: 480, height: 720))
    nextFrames(3, of: canvas)
    let bitmap = try #require(
      RenderNode.of(canvas)?.bitmap(width: 480, height: 720, scale: 1))
    let expected = Composition(width: 480, height: 720, pages: [.init(seed: 0, start: 0)])
    #expect(expected.meanDifference(from: bitmap) < 0.6)
  }

  @Test("An animated scroll ticks until it rests on the page, and no longer")
  func animation() throws {
    let window = try show(["0", "1", "2"])
    defer { window.close() }
    var pages: [Int] = []
    window.posters.onPageChange = { pages.append($0) }
    #expect(!window.posters.motion.isTicking)
    window.posters.scroll(to: 2, animated: true)
    #expect(window.posters.motion.isTicking)
    iterate { !window.posters.motion.isTicking }
    #expect(window.posters.currentIndex == 2)
    #expect(window.posters.stage.pager.offset == 960)
    #expect(pages == [1, 2])
  }

  @Test("Frames follow each other while a picture fades in, and no longer")
  func fade() throws {
    let window = try PosterWindow(items: items(["0"]), decoder: PatternDecoder())
    defer { window.close() }
    var pictures: [Int] = []
    window.posters.onPicture = { pictures.append($0) }
    window.present()
    iterate { window.posters.stage.pictures.isFading }
    #expect(pictures == [0])
    iterate { window.posters.motion.isTicking }
    iterate { !window.posters.motion.isTicking }
    #expect(!window.posters.stage.pictures.isFading)
  }

  @Test("Posters that are replaced are told to screen readers, and so is their absence")
  func replaced() throws {
    let window = try show(["0", "1"])
    defer { window.close() }
    window.posters.items = items(["5", "0"])
    #expect(window.posters.currentIndex == 1)
    #expect(window.posters.stage.accessibleName == "Title 0, 2 of 2")
    window.posters.notice = PosterNotice(title: "Nothing here")
    window.posters.items = []
    #expect(window.posters.stage.accessibleName == "Nothing here")
    window.posters.onActivate(0)
    window.posters.items = items(["7"])
    #expect(window.posters.stage.accessibleName == "Title 7, 1 of 1")
  }

  @Test("Advancing by itself begins with the first layout, and stops while it cannot be seen")
  func autoAdvance() throws {
    let window = try show(["0", "1"], look: PosterLook(autoAdvanceInterval: 60))
    defer { window.close() }
    #expect(window.posters.motion.isWaiting)
    gtk_widget_set_visible(window.posters.gtkWidget, 0)
    #expect(!window.posters.motion.isWaiting)
    gtk_widget_set_visible(window.posters.gtkWidget, 1)
    #expect(window.posters.motion.isWaiting)
  }

  @Test("Animations switched off in the desktop's settings fade pages at once, and back")
  func reducedMotion() throws {
    let settings = try #require(Settings.current)
    settings.areAnimationsEnabled = true
    defer { settings.areAnimationsEnabled = true }
    let window = try show(["0", "1"])
    defer { window.close() }
    #expect(window.posters.stage.frame.effect.depth == 0.5)
    settings.areAnimationsEnabled = false
    #expect(window.posters.stage.frame.effect.depth == 0)
    settings.areAnimationsEnabled = true
    #expect(window.posters.stage.frame.effect.depth == 0.5)
  }

  @Test("The widget's text direction mirrors the pages")
  func direction() throws {
    let window = try show(["0", "1"])
    defer { window.close() }
    #expect(window.posters.stage.frame[1].frame.x == 480)
    window.posters.canvas.isRightToLeft = true
    iterate { window.posters.stage.frame.layout.direction == .rightToLeft }
    #expect(window.posters.stage.frame[1].frame.x == -480)
  }

  @Test("A click on the poster activates it; one on a neighbour that peeks out brings it in")
  func click() throws {
    let window = try show(["0", "1", "2"], look: PosterLook(peek: 40))
    defer { window.close() }
    var activated: [Int] = []
    window.posters.onActivate = { activated.append($0) }
    click(window.posters, x: 200, at: 1)
    #expect(activated == [0])
    click(window.posters, x: 470, at: 2)
    iterate { !window.posters.motion.isTicking }
    #expect(activated == [0])
    #expect(window.posters.currentIndex == 1)
  }

  private func click(_ posters: PosterWidget, x: Double, at time: Double) {
    posters.send(.down(at: Vector(x: x, y: 300), device: .mouse), at: MonotonicClock.now)
    posters.send(.up(at: Vector(x: x, y: 300)), at: MonotonicClock.now)
  }

  @Test("Screen readers find an adjustable element with a name and a value")
  func accessibility() throws {
    let window = try show(["0", "1"])
    defer { window.close() }
    let accessible = OpaquePointer(window.posters.gtkWidget)
    #expect(gtk_accessible_get_accessible_role(accessible) == GTK_ACCESSIBLE_ROLE_SLIDER)
    for property in [
      GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
      GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
    ] {
      #expect(gtk_test_accessible_has_property(accessible, property) != 0)
    }
    #expect(window.posters.stage.accessibleName == "Title 0, 1 of 2")
    window.posters.scroll(to: 1, animated: false)
    #expect(window.posters.stage.accessibleName == "Title 1, 2 of 2")
  }

  @Test("Unmapped or put away, the pager knows that it cannot be seen")
  func visibility() throws {
    let window = try show(["0", "1"])
    defer { window.close() }
    var inputs: [PagerInput] = []
    window.posters.recorder = { input, _ in inputs.append(input) }
    gtk_widget_set_visible(window.posters.gtkWidget, 0)
    gtk_widget_set_visible(window.posters.gtkWidget, 1)
    #expect(inputs == [.visible(false), .visible(true)])
  }

  @Test("Closing the window tells so once, and leaves nothing behind")
  func leaks() throws {
    var window: PosterWindow? = try show(["0", "1"])
    let objects = [window?.window, window?.posters.canvas].compactMap { $0 }.map(WeakObject.init)
    weak let posters = window?.posters
    weak let stage = window?.posters.stage
    var closings = 0
    window?.onClose = { closings += 1 }
    window?.close()
    window?.close()
    #expect(closings == 1)
    window = nil
    while MainLoop.iterate() {}
    #expect(posters == nil)
    #expect(stage == nil)
    #expect(objects.map(\.isAlive) == [false, false])
  }

  @Test("Released while its GTK widget is still shown, the widget keeps its last picture")
  func releasedEarly() throws {
    let window = Window(title: "", width: 100, height: 100)
    var posters: PosterWidget? = try PosterWidget(
      items: items(["0"]), decoder: PatternDecoder())
    if let canvas = posters?.canvas { window.setContent(canvas) }
    window.present()
    iterate { posters?.canvas.width == 100 && posters?.stage.pictures.isComplete == true }
    weak let released = posters
    posters = nil
    #expect(released == nil)
    window.queueDraw()
    while MainLoop.iterate() {}
    window.close()
  }
}
