import SwiftUI
import Testing
import UIKit

@MainActor @Suite("The environment")
struct EnvironmentTests {
  @Test("The device's settings reach views, and changes reach them with the next frame")
  func settings() {
    let screen = HostingScreen { Reader() }
    #expect(screen.texts == ["leftToRight 2.0 large false plain"])
    screen.window.simulateTraits(displayScale: 3, layoutDirection: .rightToLeft)
    screen.host.simulateSettings(reduceMotion: true, dynamicTypeSize: .accessibility1)
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["rightToLeft 3.0 accessibility1 true plain"])
  }

  @Test("A modifier sets a value for what is in it, and the innermost one counts")
  func modifiers() {
    let screen = HostingScreen {
      VStack {
        Reader().environment(\.flavor, "inner")
        Reader()
      }
      .transformEnvironment(\.flavor) { $0 += "!" }
      .environment(\.layoutDirection, .rightToLeft)
      .environment(\.flavor, "outer")
    }
    #expect(
      screen.texts == [
        "rightToLeft 2.0 large false inner", "rightToLeft 2.0 large false outer!",
      ])
  }

  @Test("A representable's context has the environment of its place")
  func context() {
    let log = EventLog()
    _ = HostingScreen {
      Probe(name: "a", log: log) { log.add($0.environment.flavor) }.environment(\.flavor, "sweet")
    }
    #expect(log.events.last == "sweet")
  }

  @Test("A hosting view inside knows nothing of it, unless it is handed over whole")
  func handOver() {
    var values = EnvironmentValues()
    values.flavor = "handed over"
    values.dynamicTypeSize = .xSmall
    let screen = HostingScreen {
      VStack {
        Nested()
        Nested(values: values)
      }
      .environment(\.flavor, "outside")
    }
    #expect(
      screen.texts == [
        "leftToRight 2.0 large false plain", "leftToRight 1.0 xSmall false handed over",
      ])
  }
}

private struct Reader: View {
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.displayScale) private var displayScale
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.flavor) private var flavor

  var body: some View {
    Text(
      verbatim: "\(layoutDirection) \(displayScale) \(dynamicTypeSize) \(reduceMotion) \(flavor)")
  }
}

private struct Nested: UIViewRepresentable {
  var values: EnvironmentValues?

  func makeUIView(context: Context) -> UIView {
    let view = UIView(frame: .zero)
    if let values {
      view.addSubview(
        UIHostingConfiguration { Reader().environment(\.self, values) }.makeContentView())
    } else {
      view.addSubview(UIHostingConfiguration { Reader() }.makeContentView())
    }
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct FlavorKey: EnvironmentKey {
  static let defaultValue = "plain"
}

extension EnvironmentValues {
  fileprivate var flavor: String {
    get { self[FlavorKey.self] }
    set { self[FlavorKey.self] = newValue }
  }
}
