public import PosterImages

/// One poster: its picture, and what is written beside it.
public struct PosterItem: Sendable {
  /// What the poster is recognized by when the list of posters changes.
  public var id: PosterID
  /// Where the picture comes from.
  public var source: PictureSource
  /// Shown over the picture; nil or empty shows none.
  public var title: String?
  /// Shown below the title; nil or empty shows none.
  public var subtitle: String?
  /// Opened when the poster is clicked; nil makes a click do nothing.
  public var link: String?
  /// Read by screen readers after the title.
  public var description: String?

  /// Makes a poster; only the picture is needed.
  ///
  /// - Parameter id: unless named, the path of the picture's file, its URL or its provider's id; empty
  ///   for data.
  public init(
    id: PosterID? = nil, source: PictureSource, title: String? = nil, subtitle: String? = nil,
    link: String? = nil, description: String? = nil
  ) {
    self.id = id ?? PosterID(of: source)
    self.source = source
    self.title = title
    self.subtitle = subtitle
    self.link = link
    self.description = description
  }

  /// What the poster is called where a name is needed: its title, else its file's name.
  public var name: String {
    guard let title, !title.isEmpty else { return sourceName }
    return title
  }

  /// The file's name, escaped for showing; of a picture from elsewhere, what it is known by; for
  /// data, a word.
  var sourceName: String {
    switch source {
    case .file(let path): path.lastComponent.description
    case .data: "Poster"
    case .remote(let url): url.lastPathComponent
    case .provided(let provider): provider.id
    }
  }
}

extension PosterID {
  fileprivate init(of source: PictureSource) {
    switch source {
    case .file(let path): self.init(bytes: path.bytes)
    case .data: self.init(bytes: [])
    case .remote(let url): self.init(bytes: Array(url.absoluteString.utf8))
    case .provided(let provider): self.init(bytes: Array(provider.id.utf8))
    }
  }
}
