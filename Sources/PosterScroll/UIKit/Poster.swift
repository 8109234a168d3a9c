public import UIKit

/// One item of a poster scroll view.
public struct Poster: Identifiable, Sendable {
  /// What the poster is known by while lists change; unique in a list.
  public let id: String

  /// The picture.
  public var image: PosterImage

  /// The title, which VoiceOver reads.
  public var title: String?

  /// Where the poster leads. The view opens nothing: a delegate that hears of a selection may.
  public var link: URL?

  /// What is in the picture, for those who cannot see it.
  public var description: String?

  /// A poster with an id of the app's.
  ///
  /// - Parameters:
  ///   - id: unique in the list; a list with the same id twice shows the first of the two.
  ///   - image: the picture.
  ///   - title: the title, which VoiceOver reads.
  ///   - link: where the poster leads.
  ///   - description: what is in the picture.
  public init(
    id: String, image: PosterImage, title: String? = nil, link: URL? = nil,
    description: String? = nil
  ) {
    self.id = id
    self.image = image
    self.title = title
    self.link = link
    self.description = description
  }

  /// A poster of a picture in memory, with an id of its own.
  public init(_ image: UIImage) {
    self.init(id: UUID().uuidString, image: .image(image))
  }
}
