import PosterImages

/// One poster that the command was given: a file, and what a manifest says about it.
struct PosterEntry: Equatable, Sendable {
  var file: FilePath
  var title: String?
  var subtitle: String?
  var link: String?
  var description: String?
}
