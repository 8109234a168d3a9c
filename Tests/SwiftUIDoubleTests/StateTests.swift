import SwiftUI
import Testing
import UIKit

@MainActor @Suite("State")
struct StateTests {
  @Test("Setting state evaluates the body again with the next frame")
  func update() {
    let (remote, log) = (Remote<Int>(), EventLog())
    let screen = HostingScreen { Counter(title: "n", remote: remote, log: log) }
    #expect(screen.texts == ["n 0"])
    remote.set(3)
    #expect(screen.texts == ["n 0"])
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["n 3"])
    #expect(log.events == ["body", "body"])
  }

  @Test("Several changes before a frame are one update")
  func batch() {
    let (remote, log) = (Remote<Int>(), EventLog())
    let screen = HostingScreen { Counter(title: "n", remote: remote, log: log) }
    for value in 1...5 { remote.set(value) }
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["n 5"])
    #expect(log.events == ["body", "body"])
  }

  @Test("State outlives the view values of its place")
  func persistence() {
    let (remote, log) = (Remote<Int>(), EventLog())
    let screen = HostingScreen { Counter(title: "n", remote: remote, log: log) }
    remote.set(3)
    screen.show { Counter(title: "m", remote: remote, log: log) }
    #expect(screen.texts == ["m 3"])
  }

  @Test("Another branch and another id are other places, with state of their own")
  func identity() {
    let (remote, log) = (Remote<Int>(), EventLog())
    let first = Remote<Bool>()
    let screen = HostingScreen {
      Switcher(remote: first) { isOn in
        if isOn {
          Counter(title: "a", remote: remote, log: log)
        } else {
          Counter(title: "a", remote: remote, log: log)
        }
      }
    }
    remote.set(3)
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["a 3"])
    first.set(true)
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["a 0"])

    let named = HostingScreen { Counter(title: "b", remote: remote, log: log).id(1) }
    remote.set(4)
    named.show { Counter(title: "b", remote: remote, log: log).id(1) }
    #expect(named.texts == ["b 4"])
    named.show { Counter(title: "b", remote: remote, log: log).id(2) }
    #expect(named.texts == ["b 0"])
  }

  @Test("State follows its element in a list that changes order")
  func elements() {
    let remotes = [Remote<Int>(), Remote<Int>(), Remote<Int>()]
    let log = EventLog()
    func row(_ number: Int) -> Counter {
      Counter(title: "\(number)", remote: remotes[number], log: log)
    }
    let screen = HostingScreen { ForEach([0, 1], id: \.self) { row($0) } }
    remotes[1].set(7)
    screen.show { ForEach([2, 1, 0], id: \.self) { row($0) } }
    #expect(screen.texts == ["2 0", "1 7", "0 0"])
  }

  @Test("A binding to a part of state writes that part, and a child of the owner can write it")
  func binding() {
    let remote = Remote<CGSize>()
    let screen = HostingScreen { SizeView(remote: remote) }
    remote.binding?.width.wrappedValue = 5
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["5.0 × 2.0"])
    #expect(remote.binding.map { Binding<CGSize?>($0).wrappedValue } == CGSize(width: 5, height: 2))
    remote.binding.map { Binding<CGSize?>($0) }?.wrappedValue = CGSize(width: 1, height: 1)
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["1.0 × 1.0"])
    Binding.constant(1).wrappedValue = 2
    #expect(Binding.constant(1).wrappedValue == 1)
  }

  @Test("A binding of closures calls them")
  func closures() {
    let log = EventLog()
    let binding = Binding<Int>(
      get: { @MainActor in log.events.count }, set: { @MainActor in log.add("\($0)") })
    binding.wrappedValue = 4
    #expect(binding.wrappedValue == 1)
    #expect(log.events == ["4"])
  }

  @Test("Writing state in a body or in an update of a representable is counted")
  func writesDuringUpdates() {
    let remote = Remote<Int>()
    let log = EventLog()
    let screen = HostingScreen {
      Counter(title: "n", remote: remote, log: log)
      Probe(name: "p", log: log) { _ in remote.set(1) }
    }
    #expect(screen.window.writesDuringUpdates == 1)
    #expect(screen.texts == ["n 1"])
  }
}

private struct Counter: View {
  let title: String
  let remote: Remote<Int>
  let log: EventLog
  @State private var count = 0

  var body: some View {
    let _ = log.add("body")
    remote.connect($count)
    Text("\(title) \(count)")
  }
}

private struct Switcher<Content: View>: View {
  let remote: Remote<Bool>
  @ViewBuilder let content: (Bool) -> Content
  @State private var isOn = false

  var body: some View {
    remote.connect($isOn)
    content(isOn)
  }
}

private struct SizeView: View {
  let remote: Remote<CGSize>
  @State private var size = CGSize(width: 1, height: 2)

  var body: some View {
    remote.connect($size)
    Text(verbatim: "\(size.width) × \(size.height)")
  }
}
