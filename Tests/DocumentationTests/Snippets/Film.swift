import Foundation
import UIKit

/// What the snippets show.
struct Film: Identifiable, Sendable {
  let id: String
  let title: String
  let poster: UIImage
  let picture: String

  /// Where a picture of the film is not.
  var url: URL { URL(filePath: "/nowhere/\(id).jpg") }

  init(_ title: String) {
    id = title.lowercased().replacing(" ", with: "-")
    self.title = title
    poster = UIImage()
    picture = title
  }
}

/// An app's own image library, which has nothing yet.
actor ImageLibrary {
  struct NotFound: Error {}

  private(set) var asked: [String] = []

  func image(for id: String, fitting size: CGSize) throws -> UIImage {
    asked.append("\(id), \(Int(size.width)) × \(Int(size.height))")
    throw NotFound()
  }
}
