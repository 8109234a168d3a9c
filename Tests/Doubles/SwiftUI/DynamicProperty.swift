/// A property of a view that SwiftUI connects to something that persists.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property whose value a place keeps.
@MainActor protocol StoredProperty {
  /// Connects the property to the cell of its place; makes the cell where there is none.
  func link(to cell: AnyObject?, of owner: any Invalidating) -> AnyObject
}

/// A property that reads the environment.
@MainActor protocol EnvironmentReading {
  func link(to environment: EnvironmentValues)
}
