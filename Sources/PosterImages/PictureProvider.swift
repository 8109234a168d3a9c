/// A picture that the app gets itself, and the name it is known by.
public struct PictureProvider: Hashable, Sendable {
  /// Gets the picture, for a request of that size in device pixels.
  ///
  /// Called off the main actor, several at once for different pictures, at most once at a time for
  /// equal requests. Its task is cancelled when nobody wants the picture any more. What it throws
  /// is shown as the reason, and remembered: it is not called again before a pause that grows.
  ///
  /// The size is what the picture has to cover. Anything that is larger costs memory until it is
  /// scaled down, and anything that is smaller is enlarged.
  public typealias Load = @Sendable (PixelSize) async throws -> PictureContent

  /// What the picture is known by.
  public let id: String

  /// Gets it.
  public let load: Load

  /// A picture that is known by `id` alone.
  public init(id: String, load: @escaping Load) {
    self.id = id
    self.load = load
  }

  /// True when both stand for the same picture, which is when their ids are equal.
  public static func == (left: PictureProvider, right: PictureProvider) -> Bool {
    left.id == right.id
  }

  /// Feeds the id.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
