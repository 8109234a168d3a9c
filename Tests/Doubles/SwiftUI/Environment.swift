/// A value of the environment that a view reads.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private let slot = EnvironmentSlot()

  /// Reads a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value { slot.environment[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: EnvironmentReading {
  func link(to environment: EnvironmentValues) {
    slot.environment = environment
  }
}

private final class EnvironmentSlot: @unchecked Sendable {
  var environment = EnvironmentValues()
}
