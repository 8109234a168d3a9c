import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Navigation, sheets and layers")
struct NavigationTests {
  @Test("A stack shows the last value's screen, and the root again")
  func stack() {
    let path = Remote<[Int]>()
    let screen = HostingScreen { Numbers(path: path) }
    #expect(screen.texts == ["root"])
    path.set([3, 4])
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["number 4"])
    path.set([])
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["root"])
  }

  @Test("A sheet shows in front while it is presented")
  func sheet() {
    let isPresented = Remote<Bool>()
    let screen = HostingScreen { Presenting(isPresented: isPresented) }
    #expect(screen.texts == ["behind"])
    isPresented.set(true)
    screen.window.layoutIfNeeded()
    #expect(screen.texts == ["behind", "sheet"])
  }

  @Test("A toggle turns over, and touches pass through what does not take them")
  func toggle() {
    let isOn = Remote<Bool>()
    let screen = HostingScreen { Switching(isOn: isOn) }
    let view = screen.window.hitTest(CGPoint(x: 160, y: 240), with: nil)
    view?.touchesEnded([], with: nil)
    screen.window.layoutIfNeeded()
    #expect(isOn.binding?.wrappedValue == true)
    #expect(screen.texts == ["light", "on", "front"])
  }
}

private struct Numbers: View {
  let path: Remote<[Int]>
  @State private var numbers: [Int] = []

  var body: some View {
    NavigationStack(path: $numbers) {
      ZStack {
        path.connect($numbers)
        Text("root")
      }
      .navigationDestination(for: Int.self) { Text("number \($0)") }
    }
  }
}

private struct Presenting: View {
  let isPresented: Remote<Bool>
  @State private var shows = false

  var body: some View {
    ZStack {
      isPresented.connect($shows)
      Text("behind")
    }
    .sheet(isPresented: $shows) { Text("sheet") }
  }
}

private struct Switching: View {
  let isOn: Remote<Bool>
  @State private var light = false

  var body: some View {
    ZStack {
      isOn.connect($light)
      Toggle("light", isOn: $light)
      if light { Text("on").allowsHitTesting(false) }
    }
    .overlay { Text("front").allowsHitTesting(false) }
  }
}
