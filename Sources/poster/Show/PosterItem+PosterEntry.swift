import PosterGTK

extension PosterItem {
  /// What the window shows of a poster that the command was given.
  init(_ entry: PosterEntry) {
    self.init(
      source: .file(entry.file), title: entry.title, subtitle: entry.subtitle, link: entry.link,
      description: entry.description)
  }
}
