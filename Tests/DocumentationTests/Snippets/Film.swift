import UIKit

/// What the snippets show.
struct Film: Identifiable {
  let id: String
  let title: String
  let poster: UIImage
  let picture: String

  init(_ title: String) {
    id = title.lowercased().replacing(" ", with: "-")
    self.title = title
    poster = UIImage()
    picture = title
  }
}

/// A place that pictures come from.
actor PictureShelf {
  private let pictures: [String: UIImage]

  init(_ pictures: [String: UIImage]) {
    self.pictures = pictures
  }

  func load(_ id: String) -> UIImage? { pictures[id] }
}
