public import UIKit

/// One item of a poster scroll view.
public struct Poster: Identifiable, Sendable {
  /// What the poster is known by while lists change; unique in a list.
  public let id: String

  /// The picture.
  public var image: PosterImage

  /// The title, which VoiceOver reads; without one VoiceOver passes the page over.
  public var title: String?

  /// A poster with an id of the app's.
  ///
  /// - Parameters:
  ///   - id: unique in the list; a list with the same id twice shows the first of the two.
  ///   - image: the picture.
  ///   - title: the title, which VoiceOver reads.
  public init(id: String, image: PosterImage, title: String? = nil) {
    self.id = id
    self.image = image
    self.title = title
  }

  /// A poster of a picture in memory, with an id of its own.
  public init(_ image: UIImage) {
    self.init(id: UUID().uuidString, image: .image(image))
  }
}
