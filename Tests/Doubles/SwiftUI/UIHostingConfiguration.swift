public import UIKit

/// A view hierarchy of SwiftUI's to show in a `UIView`.
@available(iOS 16.0, tvOS 16.0, *)
public struct UIHostingConfiguration<Content, Background>: UIContentConfiguration
where Content: View, Background: View {
  let content: Content
  let background: Background

  /// The system's margins are those of a cell; the double's are nominal.
  var margins = EdgeMargins(top: 8, leading: 16, bottom: 8, trailing: 16)

  /// Sets margins around the content.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat)
    -> UIHostingConfiguration<Content, Background>
  {
    var copy = self
    if edges.contains(.top) { copy.margins.top = length }
    if edges.contains(.leading) { copy.margins.leading = length }
    if edges.contains(.bottom) { copy.margins.bottom = length }
    if edges.contains(.trailing) { copy.margins.trailing = length }
    return copy
  }

  /// Sets the least size of the content; the double's content has the size of its view.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil)
    -> UIHostingConfiguration<Content, Background>
  {
    self
  }

  /// A view that shows the hierarchy.
  public func makeContentView() -> any UIView & UIContentView {
    HostingContentView(self, rootView: content, margins: margins)
  }

  /// The same for every state.
  public func updated(for state: any UIConfigurationState)
    -> UIHostingConfiguration<Content, Background>
  {
    self
  }
}

@available(iOS 16.0, tvOS 16.0, *)
extension UIHostingConfiguration where Background == EmptyView {
  /// A hierarchy to show.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    background = EmptyView()
  }
}

/// The distances of content from the edges of its view.
struct EdgeMargins: Equatable {
  var top: CGFloat
  var leading: CGFloat
  var bottom: CGFloat
  var trailing: CGFloat
}

/// A configuration that a hosting view can show.
@MainActor protocol HostingConfiguration: UIContentConfiguration {
  var rootView: any View { get }
  var margins: EdgeMargins { get }
}

@available(iOS 16.0, tvOS 16.0, *)
extension UIHostingConfiguration: HostingConfiguration {
  var rootView: any View { content }
}
