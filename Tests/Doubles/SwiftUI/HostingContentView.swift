public import UIKit

/// The view that a hosting configuration makes. It updates its hierarchy in its layout pass, which
/// every frame of the UIKit double ends with.
final class HostingContentView: UIView, UIContentView {
  private var storedConfiguration: any UIContentConfiguration
  private var margins: EdgeMargins
  private var surroundings = Surroundings()
  private lazy var graph = makeGraph()
  private let rootView: any View

  init(_ configuration: any UIContentConfiguration, rootView: any View, margins: EdgeMargins) {
    storedConfiguration = configuration
    self.rootView = rootView
    self.margins = margins
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// What it shows; another root view of the same type keeps the state of the one before.
  var configuration: any UIContentConfiguration {
    get { storedConfiguration }
    set {
      guard let hosting = newValue as? any HostingConfiguration else { return }
      storedConfiguration = newValue
      margins = hosting.margins
      graph.setRoot(hosting.rootView)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateGraph()
    let isMirrored = surroundings.layoutDirection == .rightToLeft
    let left = isMirrored ? margins.trailing : margins.leading
    let rect = CGRect(
      x: left, y: margins.top, width: bounds.width - margins.leading - margins.trailing,
      height: bounds.height - margins.top - margins.bottom)
    for view in subviews where view.frame != rect { view.frame = rect }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
    graph.root?.visibilityChanged(to: window != nil)
  }

  private func updateGraph() {
    surroundings.displayScale = traitCollection.displayScale
    surroundings.layoutDirection =
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    graph.update(in: surroundings)
    show(graph.root?.platformViews ?? [])
  }

  private func makeGraph() -> ViewGraph {
    ViewGraph(rootView) { [weak self] in self?.setNeedsLayout() }
  }
}

// What the double does in the place of a device; tests only.
extension UIView {
  /// Sets what the user wants of the device, for a hosting view; what the app sets itself comes
  /// before it.
  public func simulateSettings(
    reduceMotion: Bool = false, dynamicTypeSize: DynamicTypeSize = .large
  ) {
    (self as? HostingContentView)?.simulate(reduceMotion, dynamicTypeSize)
  }

  /// How often state was written while a hosting view updated its hierarchy: undefined behaviour in
  /// SwiftUI. In the view and all in it.
  public var writesDuringUpdates: Int {
    let own = (self as? HostingContentView)?.ownWritesDuringUpdates ?? 0
    return subviews.reduce(own) { $0 + $1.writesDuringUpdates }
  }
}

extension HostingContentView {
  fileprivate var ownWritesDuringUpdates: Int { graph.writesDuringUpdates }

  fileprivate func simulate(_ reduceMotion: Bool, _ dynamicTypeSize: DynamicTypeSize) {
    surroundings.reduceMotion = reduceMotion
    surroundings.dynamicTypeSize = dynamicTypeSize
    setNeedsLayout()
  }
}
