public import Foundation
public import PosterImages
public import UIKit

/// Where a poster's picture comes from.
///
/// ```swift
/// view.posters = [Poster(id: "dune", image: .url(url), title: "Dune")]
/// ```
///
/// A picture of a source is decoded at the size of its page, when the page comes near, and let go of
/// when it is far away; see ``PosterScrollView/picturePipeline``.
public enum PosterImage: Sendable {
  /// A picture in memory, which shows at once. Its memory is the app's: a list of many of them keeps
  /// all of them.
  case image(UIImage)

  /// A picture that is got when its page comes near.
  case source(PictureSource)

  /// A picture that could not be had: its page shows a placeholder, and a second try is a
  /// replacement of the poster.
  case unavailable

  /// A picture at a URL: a file's, or one that is fetched over http or https and kept on disk for
  /// as long as the server says.
  public static func url(_ url: URL) -> PosterImage { .source(.url(url)) }

  /// The bytes of a picture file.
  public static func data(_ data: Data) -> PosterImage { .source(.data(data)) }

  /// A picture that the app gets itself, with an image library of its own for instance.
  ///
  /// - Parameters:
  ///   - id: what the picture is known by: equal ids are the same picture, whatever their closures
  ///     do.
  ///   - load: gets the picture, for a page of that size in device pixels; off the main actor, and
  ///     cancelled when the page has gone. See `PictureProvider`.
  public static func custom(
    id: String, load: @escaping PictureProvider.Load
  ) -> PosterImage {
    .source(.custom(id: id, load: load))
  }
}
