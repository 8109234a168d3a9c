internal import SwiftUI
internal import UIKit

/// Keeps a native poster view, the contents of its pages and the app's selection in step.
@MainActor final class PagerCoordinator<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable, Content: View {
  private var pager: PosterPager<Data, ID, Content>
  private var items: PageItems<Data, ID>
  private var environment = EnvironmentValues()
  private var keys = PageKeys<ID>()
  private let hosts = PageHosts<ID>()
  private var selection = PagerSelection<ID>()

  /// Whether SwiftUI is updating the view, when nothing of the app's may be written.
  private var isUpdating = false

  /// Whether the view scrolls to a page that the app has set.
  private var isFollowing = false

  init(_ pager: PosterPager<Data, ID, Content>) {
    self.pager = pager
    items = PageItems(pager.data, id: pager.id)
    idsChanged()
  }

  func update(
    _ view: PosterScrollView, to pager: PosterPager<Data, ID, Content>,
    environment: EnvironmentValues, isAnimated: Bool
  ) {
    isUpdating = true
    defer { isUpdating = false }
    let shownBefore = items.id(at: view.currentPage)
    self.pager = pager
    self.environment = environment
    // The list first, so that a page that comes on screen with what follows finds its element.
    let hasOtherIDs = items.update(to: pager.data, id: pager.id)
    if hasOtherIDs { reload(view) }
    view.apply(environment, axis: pager.axis)
    if !hasOtherIDs { hosts.update { [items] id in items.index(of: id).flatMap(content) } }
    follow(in: view, shownBefore: shownBefore, isAnimated: isAnimated)
  }

  private func reload(_ view: PosterScrollView) {
    idsChanged()
    hosts.whileReloading { view.reloadData() }
    hosts.prune { items.index(of: $0) != nil }
  }

  private func idsChanged() {
    keys.update(to: items.ids)
    let errors = items.duplicates.map { PosterError.duplicateID("\($0)") }
    guard !errors.isEmpty else { return }
    afterUpdate { coordinator in errors.forEach { coordinator.pager.onError?($0) } }
  }

  private func follow(in view: PosterScrollView, shownBefore: ID?, isAnimated: Bool) {
    let demand = selection.read(pager.selection?.wrappedValue) { items.index(of: $0) != nil }
    switch demand {
    case .show(let id, let isNew):
      guard let page = items.index(of: id),
        page != view.currentPage || view.activity.isRunning
      else { return }
      view.scrollToPage(page, animated: isNew && isAnimated)
      isFollowing = view.activity.isRunning
    case .none:
      guard let shownBefore, !items.ids.isEmpty, items.index(of: shownBefore) == nil
      else { return }
      afterUpdate { [weak view] coordinator in
        // What is gone may not be what was selected, or the app asked for something else meanwhile.
        guard let view, coordinator.selection.known == shownBefore else { return }
        coordinator.writeSelection(from: view)
      }
    }
  }

  /// Does something of the app's when SwiftUI's update is over.
  private func afterUpdate(
    _ action: @escaping @MainActor (PagerCoordinator<Data, ID, Content>) -> Void
  ) {
    Task { [weak self] in
      if let self { action(self) }
    }
  }

  private func content(at page: Int) -> (some View)? {
    items.element(at: page).map { pager.content($0).environment(\.self, environment) }
  }

  private func writeSelection(from view: PosterScrollView) {
    guard let selection = pager.selection, let id = items.id(at: view.currentPage),
      self.selection.shows(id)
    else { return }
    selection.wrappedValue = id
  }
}

// What the view asks for.
extension PagerCoordinator: PosterScrollViewDataSource {
  func numberOfPages(in view: PosterScrollView) -> Int { items.ids.count }

  func posterScrollView(_ view: PosterScrollView, idForPage page: Int) -> String? {
    items.id(at: page).flatMap { keys[$0] }
  }

  func posterScrollView(_ view: PosterScrollView, titleForPage page: Int) -> String? {
    guard let title = pager.title else { return nil }
    return items.element(at: page).map(title)
  }

  func posterScrollView(
    _ view: PosterScrollView, contentForPage page: Int, reusing content: UIView?
  ) -> UIView {
    guard let id = items.id(at: page), let pageContent = self.content(at: page) else {
      return UIView(frame: .zero)
    }
    return hosts.view(of: id, showing: pageContent, keeping: content)
  }
}

// What the view tells.
extension PagerCoordinator: PosterScrollViewDelegate {
  func posterScrollView(_ view: PosterScrollView, didChangePage page: Int) {
    // A finger may catch a view that follows.
    if !view.activity.isRunning { isFollowing = false }
    if !isUpdating, !isFollowing { writeSelection(from: view) }
  }

  func posterScrollView(_ view: PosterScrollView, didSettleOn page: Int) {
    guard let id = items.id(at: page) else { return }
    guard !isUpdating else { return afterUpdate { $0.pager.onSettle?(id) } }
    isFollowing = false
    writeSelection(from: view)
    pager.onSettle?(id)
  }

  func posterScrollView(_ view: PosterScrollView, didEndDisplayingPage page: Int) {
    hosts.prune { items.index(of: $0) != nil }
  }
}
