import PosterImages

/// What the arguments stand for at one moment, and which of the files that they name are missing.
struct InputReading: Sendable {
  let input: PosterInput
  /// Arguments, and files that a list names; entries of folders are there, or not listed.
  let missing: Set<FilePath>

  init(input: PosterInput, missing: Set<FilePath>) {
    self.input = input
    self.missing = missing
  }

  /// Reads folders and lists, and looks at each file that is named.
  init(arguments: [FilePath], samples: FilePath?) {
    let input = PosterInput(arguments: arguments, samples: samples)
    self.init(input: input, missing: input.namedFiles.filter { FileKind($0) == .missing })
  }
}

extension PosterInput {
  /// Every argument, and every file that a list names.
  var namedFiles: Set<FilePath> {
    var files = Set(expansions.map(\.input))
    for expansion in expansions where !expansion.isFolder {
      files.formUnion(expansion.posters.map(\.file))
    }
    return files
  }

  /// The folders whose entries decide what is shown.
  var watchedFolders: Set<FilePath> {
    var folders: Set<FilePath> = []
    for expansion in expansions {
      guard !expansion.isFolder else {
        folders.insert(expansion.input)
        continue
      }
      folders.insert(expansion.input.parent)
      folders.formUnion(expansion.posters.map(\.file.parent))
    }
    return folders
  }
}
