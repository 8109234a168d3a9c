import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Views and modifiers")
struct ViewTests {
  @Test("Every kind of statement builds its views, in order")
  func builder() {
    let missing: Text? = nil
    let screen = HostingScreen {
      Text("a")
      if missing == nil { Text("b") }
      if let missing { missing } else { Text("c") }
      AnyView(ZStack { Text("d") })
      ForEach(1..<3, id: \.self) { Text("\($0)") }
    }
    #expect(screen.texts == ["a", "b", "c", "d", "1", "2"])
  }

  @Test("Appearing and disappearing follow the place and the window")
  func lifecycle() {
    let log = EventLog()
    func content(_ isThere: Bool) -> some View {
      VStack {
        if isThere {
          Text("a").onAppear { log.add("appear") }.onDisappear { log.add("disappear") }
        }
      }
    }
    let screen = HostingScreen { content(true) }
    #expect(log.take() == ["appear"])
    screen.host.removeFromSuperview()
    #expect(log.take() == ["disappear"])
    screen.window.addSubview(screen.host)
    #expect(log.take() == ["appear"])
    screen.show { content(false) }
    #expect(log.take() == ["disappear"])
  }

  @Test("A change is reported with the new value, and only then")
  func change() {
    let log = EventLog()
    let screen = HostingScreen { Text("a").onChange(of: 1) { log.add("\($0)") } }
    screen.show { Text("b").onChange(of: 1) { log.add("\($0)") } }
    screen.show { Text("b").onChange(of: 2) { log.add("\($0)") } }
    #expect(log.events == ["2"])
  }

  @Test("A tap on a button runs its action; a picture shows in an image view; colours fill")
  func leaves() {
    let (log, picture) = (EventLog(), UIImage())
    let screen = HostingScreen {
      VStack {
        Button("Tap") { log.add("tap") }
        Image(uiImage: picture).resizable().scaledToFill().ignoresSafeArea()
        Color.red
      }
    }
    let point = CGPoint(x: 160, y: 80)
    let button = screen.window.hitTest(point, with: nil)
    #expect(screen.texts == ["Tap"])
    let touch = UITouch()
    button?.touchesEnded([touch], with: nil)
    #expect(log.events == ["tap"])
    #expect(screen.host.found(UIImageView.self).map(\.image) == [picture])
    #expect(screen.host.subviews.first?.subviews.map(\.frame.minY) == [0, 160, 320])
  }

  @Test("A row is mirrored in a right-to-left environment")
  func mirroring() {
    let screen = HostingScreen {
      HStack {
        Color.red
        Color.white
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.host.subviews.first?.subviews.map(\.frame.minX) == [160, 0])
  }

  @Test("Margins lie around the content, the leading one where lines begin")
  func margins() {
    let view = UIHostingConfiguration { Color.black }
      .margins(.all, 0).margins(.leading, 30).margins(.top, 5).makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.layoutIfNeeded()
    #expect(view.subviews.map(\.frame) == [CGRect(x: 30, y: 5, width: 70, height: 95)])
  }

  @Test("An app is made of scenes")
  func app() {
    #expect("\(type(of: Sample().body))" == "WindowGroup<Text>")
    Sample.main()
  }
}

private struct Sample: App {
  var body: some Scene {
    WindowGroup { Text("Hello") }
  }
}
