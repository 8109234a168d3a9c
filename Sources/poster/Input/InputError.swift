/// Why an INPUT gives no posters.
///
/// Each description is the predicate of a sentence whose subject is the input's name.
enum InputError: Error, Hashable, CustomStringConvertible {
  case url
  case unreadableFolder(reason: String)
  case noPictures
  case unreadableManifest(reason: String)
  case manifestTooLarge(mostBytes: Int)
  case manifest(ManifestError)
  case noEntries

  var description: String {
    switch self {
    case .url: "is a URL, not a path; download it and give the path of the file"
    case .unreadableFolder(let reason): "cannot be listed: \(reason)"
    case .noPictures: "holds no pictures; folders inside it are not searched"
    case .unreadableManifest(let reason): "cannot be read: \(reason)"
    case .manifestTooLarge(let mostBytes):
      "is larger than \(mostBytes >> 20) MB, too large for a list of posters"
    case .manifest(let error): error.description
    case .noEntries: "lists no posters"
    }
  }
}
