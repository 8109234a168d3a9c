internal import SwiftUI
internal import UIKit

/// The views that show the content of pages: those on screen, and the last ones that left it, whose
/// state is thereby kept.
@MainActor final class PageHosts<ID: Hashable> {
  /// How many contents are kept off screen: the pages to and fro between which people page.
  private static var spareLimit: Int { 2 }

  private struct Host {
    let id: ID
    let view: any UIView & UIContentView

    /// The page that shows the view, also one that has left the screen itself.
    @MainActor var page: PosterView? { view.superview as? PosterView }

    @MainActor var isShown: Bool { page?.superview != nil }
  }

  /// In the order in which they were last shown.
  private var hosts: [Host] = []

  /// The views given to pages since a reload began; nil at other times.
  private var givenInReload: [UIView]?

  /// Has pages ask again for what they show, each with its own content as the one to keep.
  func whileReloading(_ reload: () -> Void) {
    givenInReload = []
    reload()
    givenInReload = nil
  }

  /// The view for a page to show content in: the one that showed this id before, if it is free, else
  /// a new one.
  ///
  /// - Parameter own: what the page shows, which is free for it in a reload. At other times a page
  ///   that asks comes on screen, and what it once showed may be on another page by now.
  func view(of id: ID, showing content: some View, keeping own: UIView?) -> UIView {
    let configuration = PageHosts.configuration(of: content)
    let known =
      hosts.firstIndex { $0.id == id && $0.view === own && isStillOwn($0.view) }
      ?? hosts.firstIndex { $0.id == id && !$0.isShown }
    guard let known else {
      let view = configuration.makeContentView()
      hosts.append(Host(id: id, view: view))
      givenInReload?.append(view)
      return view
    }
    let host = hosts.remove(at: known)
    update(host, configuration)
    hosts.append(host)
    givenInReload?.append(host.view)
    return host.view
  }

  private func isStillOwn(_ view: UIView) -> Bool {
    givenInReload.map { given in !given.contains { $0 === view } } ?? false
  }

  /// Brings the contents on screen up to date.
  func update(content: (ID) -> (some View)?) {
    for host in hosts where host.isShown {
      guard let content = content(host.id) else { continue }
      update(host, PageHosts.configuration(of: content))
    }
  }

  /// Lets go of contents whose page has left the screen, except the last few of the ids that are
  /// still there.
  func prune(isPresent: (ID) -> Bool) {
    for host in hosts where !host.isShown { host.page?.setContent(nil) }
    var spare = hosts.count { !$0.isShown } - PageHosts.spareLimit
    hosts.removeAll { host in
      guard !host.isShown else { return false }
      spare -= 1
      return spare >= 0 || !isPresent(host.id)
    }
  }

  private func update(_ host: Host, _ configuration: any UIContentConfiguration) {
    host.view.configuration = configuration
  }

  /// Content that fills its page, under bars, too: the pager's own frame respects safe areas.
  private static func configuration(of content: some View) -> any UIContentConfiguration {
    UIHostingConfiguration {
      content.frame(maxWidth: .infinity, maxHeight: .infinity).ignoresSafeArea()
    }
    .margins(.all, 0)
  }
}
