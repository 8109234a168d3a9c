extension View {
  /// Gives the view an identity: another id is another view, with state of its own.
  public nonisolated func id<ID>(_ id: ID) -> some View where ID: Hashable {
    Wrapper(self, Identity(id: id))
  }

  /// Lets the view extend into unsafe areas. The double has none.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    Wrapper(self, SafeAreaModifier())
  }
}

/// Kinds of unsafe area.
@frozen public struct SafeAreaRegions: OptionSet, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt

  /// The kinds of a number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// What the device and bars cover.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What the keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Every kind.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

private struct Identity<ID: Hashable>: WrapperModifier {
  let id: ID

  var key: AnyHashable { id }
}

private struct SafeAreaModifier: WrapperModifier {}
