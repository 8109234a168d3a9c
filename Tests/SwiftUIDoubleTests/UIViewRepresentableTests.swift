import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Representables")
struct UIViewRepresentableTests {
  @Test("The coordinator is made first, then the view, which is updated, and dismantled at the end")
  func lifecycle() {
    let log = EventLog()
    let screen = HostingScreen { Probe(name: "a", log: log) }
    #expect(log.take() == ["coordinator a", "make a", "update a"])
    screen.show { Probe(name: "b", log: log) }
    #expect(log.take() == ["update b"])
    screen.show { EmptyView() }
    #expect(log.take() == ["dismantle b"])
    #expect(screen.host.subviews.isEmpty)
  }

  @Test("The view fills what it is given")
  func layout() {
    let log = EventLog()
    let screen = HostingScreen {
      HStack {
        Probe(name: "a", log: log)
        Probe(name: "b", log: log).frame(width: 100, height: 80)
        BareProbe()
      }
      .frame(width: 300)
    }
    let views = screen.host.found(ProbeView.self)
    #expect(
      views.map(\.bounds.size) == [
        CGSize(width: 100, height: 480), CGSize(width: 100, height: 80),
      ])
    #expect(views[1].convert(CGPoint.zero, to: screen.window) == CGPoint(x: 110, y: 200))
  }

  @Test("A view moves with its element and is not made again")
  func reordering() {
    let log = EventLog()
    let screen = HostingScreen {
      VStack { ForEach(["a", "b"], id: \.self) { Probe(name: $0, log: log) } }
    }
    let before = screen.host.found(ProbeView.self)
    _ = log.take()
    screen.show { VStack { ForEach(["b", "a"], id: \.self) { Probe(name: $0, log: log) } } }
    #expect(log.take() == ["update b", "update a"])
    #expect(
      screen.host.found(ProbeView.self).map(ObjectIdentifier.init)
        == before.reversed().map(ObjectIdentifier.init))
  }

  @Test("The context carries the animation of the change, for that update only")
  func transaction() {
    let (remote, log) = (Remote<Int>(), EventLog())
    let screen = HostingScreen { Animated(remote: remote, log: log) }
    remote.set(1)
    screen.window.layoutIfNeeded()
    withAnimation { remote.set(2) }
    screen.window.layoutIfNeeded()
    withAnimation(nil) { remote.set(3) }
    screen.window.layoutIfNeeded()
    remote.binding?.animation().wrappedValue = 4
    screen.window.layoutIfNeeded()
    #expect(
      log.events.filter { $0.hasPrefix("animated") } == [
        "animated false", "animated false", "animated true", "animated false", "animated true",
      ])
  }
}

private struct Animated: View {
  let remote: Remote<Int>
  let log: EventLog
  @State private var value = 0

  var body: some View {
    remote.connect($value)
    Probe(name: "\(value)", log: log) {
      log.add("animated \($0.transaction.animation != nil)")
    }
  }
}

extension UIView {
  /// The views of a class in this one, in drawing order.
  func found<Found: UIView>(_ type: Found.Type) -> [Found] {
    subviews.flatMap { ($0 as? Found).map { [$0] } ?? $0.found(type) }
  }
}
