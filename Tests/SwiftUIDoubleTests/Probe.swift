import SwiftUI
import UIKit

/// A representable that reports what it is called for.
struct Probe: UIViewRepresentable {
  let name: String
  let log: EventLog
  var onUpdate: ((Context) -> Void)?

  func makeCoordinator() -> EventLog {
    log.add("coordinator \(name)")
    return log
  }

  func makeUIView(context: Context) -> ProbeView {
    context.coordinator.add("make \(name)")
    return ProbeView(frame: .zero)
  }

  func updateUIView(_ uiView: ProbeView, context: Context) {
    context.coordinator.add("update \(name)")
    uiView.name = name
    onUpdate?(context)
  }

  static func dismantleUIView(_ uiView: ProbeView, coordinator: EventLog) {
    coordinator.add("dismantle \(uiView.name)")
  }
}

/// The view of a probe.
final class ProbeView: UIView {
  var name = ""
}

/// A probe whose coordinator is nothing.
struct BareProbe: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }

  func updateUIView(_ uiView: UIView, context: Context) {}
}
