import SwiftUI
import UIKit

/// A window that a SwiftUI hierarchy fills.
@MainActor final class HostingScreen {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let host: any UIView & UIContentView

  init(@ViewBuilder content: () -> some View) {
    host = UIHostingConfiguration(content: content).margins(.all, 0).makeContentView()
    host.frame = window.bounds
    window.addSubview(host)
    window.layoutIfNeeded()
  }

  /// The root view gets new values from outside.
  func show(@ViewBuilder content: () -> some View) {
    host.configuration = UIHostingConfiguration(content: content).margins(.all, 0)
    window.layoutIfNeeded()
  }

  /// The texts on screen, in drawing order.
  var texts: [String] { window.shownTexts }
}

/// What happened, in order.
@MainActor final class EventLog {
  private(set) var events: [String] = []

  func add(_ event: String) {
    events.append(event)
  }

  /// The events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A way for a test to reach the state of a view.
@MainActor final class Remote<Value> {
  var binding: Binding<Value>?

  /// Lets a view hand out its state while its body is evaluated.
  func connect(_ binding: Binding<Value>) -> EmptyView {
    self.binding = binding
    return EmptyView()
  }

  /// Sets the state.
  func set(_ value: Value) {
    binding?.wrappedValue = value
  }
}
