internal import UIKit

/// A place that can be asked to evaluate its body again.
@MainActor protocol Invalidating: AnyObject {
  func render()
  func invalidate(with transaction: Transaction)
}

/// The places of one hosting view, and what waits to be updated.
@MainActor final class ViewGraph {
  private(set) var root: ViewNode?

  /// The transaction of the update that runs.
  private(set) var transaction = Transaction()

  /// How often state was written while bodies and representables were being updated, which SwiftUI
  /// reports as undefined behaviour.
  private(set) var writesDuringUpdates = 0

  private var rootView: any View
  private var surroundings: Surroundings?
  private var needsRoot = true
  private var invalid: [any Invalidating] = []
  private var pendingTransaction: Transaction?
  private var afterUpdate: [() -> Void] = []
  private var isUpdating = false
  private let requestUpdate: () -> Void

  init(_ rootView: any View, requestUpdate: @escaping () -> Void) {
    self.rootView = rootView
    self.requestUpdate = requestUpdate
  }

  /// Shows another root view with the next update.
  func setRoot(_ view: any View) {
    rootView = view
    needsRoot = true
    if pendingTransaction?.animation == nil { pendingTransaction = .current }
    requestUpdate()
  }

  /// Something that a place's body depends on has changed.
  func invalidate(_ node: any Invalidating, with transaction: Transaction) {
    if isUpdating { writesDuringUpdates += 1 }
    if !invalid.contains(where: { $0 === node }) { invalid.append(node) }
    if pendingTransaction?.animation == nil { pendingTransaction = transaction }
    requestUpdate()
  }

  /// A place has evaluated its body, and need not do so again in this update.
  func rendered(_ node: any Invalidating) {
    invalid.removeAll { $0 === node }
  }

  /// Runs something when the update is over.
  func afterUpdate(_ action: @escaping () -> Void) {
    afterUpdate.append(action)
  }

  /// Evaluates what waits. Parents come before the children that they render, since a parent was
  /// invalidated first or renders its children anyway.
  func update(in surroundings: Surroundings) {
    let isStale = needsRoot || surroundings != self.surroundings
    guard isStale || !invalid.isEmpty else { return }
    self.surroundings = surroundings
    transaction = pendingTransaction ?? Transaction()
    pendingTransaction = nil
    isUpdating = true
    if isStale {
      needsRoot = false
      let scope = Scope(graph: self, environment: surroundings.environment)
      root = reconcile(rootView, at: root, in: scope)
    }
    while let node = invalid.first {
      invalid.removeFirst()
      node.render()
    }
    root?.arrange()
    isUpdating = false
    transaction = Transaction()
    let actions = afterUpdate
    afterUpdate = []
    for action in actions { action() }
  }
}
