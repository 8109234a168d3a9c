import PosterImages

/// The posters that a command's INPUT arguments stand for.
///
/// A folder gives its pictures, a `.json` file its list, anything else itself, whether it can be
/// opened or not: only posters that are drawn are opened.
struct PosterInput {
  /// The posters, in the order of the arguments.
  var posters: [PosterEntry] = []

  /// The arguments that gave none, each with its reason.
  var failures: [(input: FilePath, error: InputError)] = []

  /// Expands arguments; none stands for the samples.
  init(arguments: [FilePath], samples: FilePath?) {
    for input in arguments.isEmpty ? [samples].compactMap(\.self) : arguments {
      do throws(InputError) {
        posters += try Self.expand(input)
      } catch {
        failures.append((input, error))
      }
    }
  }

  private static func expand(_ input: FilePath) throws(InputError) -> [PosterEntry] {
    if FileKind(input) == .folder {
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
