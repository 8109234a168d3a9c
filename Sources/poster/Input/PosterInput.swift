import PosterImages

/// The posters that a command's INPUT arguments stand for.
///
/// A folder gives its pictures, a `.json` file its list, a URL nothing, anything else itself, whether
/// it can be opened or not: only posters that are drawn are opened.
struct PosterInput: Sendable {
  /// One argument, and what it stands for.
  struct Expansion: Sendable {
    let input: FilePath
    let isFolder: Bool
    let result: Result<[PosterEntry], InputError>

    /// The posters; none where there is a reason.
    var posters: [PosterEntry] { (try? result.get()) ?? [] }
  }

  /// The arguments, in their order.
  let expansions: [Expansion]

  init(expansions: [Expansion]) {
    self.expansions = expansions
  }

  /// Expands arguments; none stands for the samples.
  init(arguments: [FilePath], samples: FilePath?) {
    let inputs = arguments.isEmpty ? [samples].compactMap(\.self) : arguments
    self.init(
      expansions: inputs.map { input in
        let isFolder = FileKind(input) == .folder
        return Expansion(
          input: input, isFolder: isFolder,
          result: Result { () throws(InputError) in try Self.expand(input, isFolder: isFolder) })
      })
  }

  /// The posters, in the order of the arguments.
  var posters: [PosterEntry] { expansions.flatMap(\.posters) }

  /// The arguments that gave none, each with its reason.
  var failures: [(input: FilePath, error: InputError)] {
    expansions.compactMap { expansion in
      guard case .failure(let error) = expansion.result else { return nil }
      return (expansion.input, error)
    }
  }

  /// The folders among the arguments.
  var folders: [FilePath] { expansions.filter(\.isFolder).map(\.input) }

  private static func expand(
    _ input: FilePath, isFolder: Bool
  ) throws(InputError) -> [PosterEntry] {
    guard !input.isURL else { throw .url }
    if isFolder {
      let pictures = try Folder.pictures(in: input)
      guard !pictures.isEmpty else { throw .noPictures }
      return pictures.map { PosterEntry(file: $0) }
    }
    guard Folder.pathExtension(of: input.lastComponent.bytes) == "json" else {
      return [PosterEntry(file: input)]
    }
    return try ManifestFile.posters(in: input)
  }
}
