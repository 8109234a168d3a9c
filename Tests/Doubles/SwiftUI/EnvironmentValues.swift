/// A key of the environment.
public protocol EnvironmentKey {
  /// The type of its values.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Self.Value { get }
}

/// What views know of their surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Where no value is set, every key has its default.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension EnvironmentValues {
  /// The direction of the language.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The size of text that the user wants.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether the user wants less motion.
  public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

  /// Device pixels in a point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  mutating func setReduceMotion(_ isOn: Bool) { self[ReduceMotionKey.self] = isOn }
}

private struct LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private struct DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

private struct ReduceMotionKey: EnvironmentKey {
  static let defaultValue = false
}

private struct DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}
