public import UIKit

// UIKit's own, declared here since only SwiftUI's hosting configuration uses them.

/// What a content view shows.
@MainActor public protocol UIContentConfiguration {
  /// A view that shows this.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state of a cell.
  @MainActor func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell.
@MainActor public protocol UIConfigurationState {}
