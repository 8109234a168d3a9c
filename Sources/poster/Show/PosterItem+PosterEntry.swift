import PosterGTK
import PosterImages

extension PosterItem {
  /// What the window shows of a poster that the command was given; `id` is the path that it is known
  /// by.
  init(_ entry: PosterEntry, id: FilePath) {
    self.init(
      id: PosterID(bytes: id.bytes), source: .file(entry.file), title: entry.title,
      subtitle: entry.subtitle, link: entry.link, description: entry.description)
  }
}

extension LivePosters {
  /// What the window shows.
  var items: [PosterItem] { posters.map { PosterItem($0, id: id(of: $0)) } }

  /// What the posters are called in a trace, each once: the path, and for another poster of the same
  /// path its number behind a backslash, which no path ends with that is written out.
  var traceIDs: [String] {
    var counts: [FilePath: Int] = [:]
    return posters.map { poster in
      let id = id(of: poster)
      let count = counts[id, default: 0]
      counts[id] = count + 1
      return count == 0 ? id.description : "\(id)\\\(count)"
    }
  }
}
