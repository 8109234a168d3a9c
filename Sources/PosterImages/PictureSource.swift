#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where a picture comes from.
///
/// Equal sources are the same picture: posters that share one share its memory and its requests.
public enum PictureSource: Hashable, Sendable {
  /// A file. Its content decides the format, whatever its name says.
  case file(FilePath)

  /// The bytes of a picture file.
  case data(Data)

  /// A picture on a server. Use ``url(_:)``, which tells files from servers.
  case remote(URL)

  /// A picture that the app gets itself. Use ``custom(id:load:)``.
  case provided(PictureProvider)

  /// A picture at a URL: a file where the URL is one, else one that is fetched over http or https.
  ///
  /// A URL of any other scheme fails when it is asked for.
  public static func url(_ url: URL) -> PictureSource {
    FilePath(fileURL: url).map { .file($0) } ?? .remote(url)
  }

  /// A picture that the app gets itself, with an image library of its own for instance.
  ///
  /// - Parameters:
  ///   - id: What the picture is known by: equal ids are the same picture, whatever their closures
  ///     do. Make it of all that decides the pixels, such as a URL and a version.
  ///   - load: See ``PictureProvider``.
  public static func custom(
    id: String, load: @escaping PictureProvider.Load
  ) -> PictureSource {
    .provided(PictureProvider(id: id, load: load))
  }
}

extension PictureSource {
  /// True when the picture is not at hand: it has to be got, in a time that nobody knows, before it
  /// can be decoded.
  var needsFetch: Bool {
    switch self {
    case .file, .data: false
    case .remote, .provided: true
    }
  }

  /// What a table that is looked up by this source keeps in memory because of it.
  var retainedByteCount: Int {
    switch self {
    case .file(let path): path.bytes.count
    case .data(let data): data.count
    case .remote(let url): url.absoluteString.utf8.count
    case .provided(let provider): provider.id.utf8.count
    }
  }
}
