public import UIKit

/// One item of a poster scroll view.
public struct Poster: Identifiable, Sendable {
  /// What the poster is known by while lists change; unique in a list.
  public let id: String

  /// The picture; nil as long as there is none, and the page shows a placeholder.
  public var image: PosterImage?

  /// The title: the caption's first line, and what VoiceOver reads.
  public var title: String?

  /// The caption's second line.
  public var subtitle: String?

  /// Where the poster leads. The view opens nothing: a delegate that hears of a selection may.
  public var link: URL?

  /// What is in the picture, for those who cannot see it: VoiceOver reads it after the title. Of a
  /// poster without either it reads the place alone.
  public var description: String?

  /// A poster with an id of the app's.
  ///
  /// - Parameters:
  ///   - id: unique in the list; a list with the same id twice shows the first of the two.
  ///   - image: the picture; nil as long as there is none.
  ///   - title: the caption's first line.
  ///   - subtitle: the caption's second line.
  ///   - link: where the poster leads.
  ///   - description: what is in the picture.
  public init(
    id: String, image: PosterImage?, title: String? = nil, subtitle: String? = nil,
    link: URL? = nil, description: String? = nil
  ) {
    self.id = id
    self.image = image
    self.title = title
    self.subtitle = subtitle
    self.link = link
    self.description = description
  }

  /// A poster of a picture in memory, with an id of its own.
  public init(_ image: UIImage) {
    self.init(id: UUID().uuidString, image: .image(image))
  }
}
