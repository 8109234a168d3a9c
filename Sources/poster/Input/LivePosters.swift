import PosterImages

/// The posters of a command's arguments while their files come and go.
///
/// A value: it is given readings, and decides what each changes.
struct LivePosters: Sendable {
  /// The posters at the moment.
  private(set) var posters: [PosterEntry]

  /// The posters of each argument, kept where a list cannot be read for a while.
  private var lists: [[PosterEntry]]
  /// The named files that were there at some time: when they are missing they are gone, and not, as
  /// at the start, a mistake that a page has to tell.
  private var present: Set<FilePath> = []
  private var failures: Set<InputFailure>
  private var renames: [(from: FilePath, to: FilePath)] = []
  /// The ids of shown files that are not their paths.
  private var ids: [FilePath: FilePath] = [:]
  private var lastNumber = 0

  /// An argument that gave no posters, and why.
  struct InputFailure: Hashable, Sendable {
    let input: FilePath
    let error: InputError
  }

  /// Starts with what the arguments stood for at first.
  init(_ input: PosterInput) {
    lists = input.expansions.map(\.posters)
    posters = lists.flatMap(\.self)
    failures = Self.failures(of: input)
    present = Set(input.folders)
  }

  /// What a poster is known by: its file's path, the first one if the file was renamed; for another
  /// file that has that name now, the path and a number behind a zero byte, which no path holds.
  func id(of poster: PosterEntry) -> FilePath {
    ids[poster.file] ?? poster.file
  }

  /// Notes that a file has another name, for the next update.
  mutating func noteRename(from old: FilePath, to new: FilePath) {
    renames.append((old, new))
  }

  /// Takes over what the arguments stand for now.
  ///
  /// - Parameter unsettled: the files that may not be whole: new ones among them do not show yet.
  /// - Returns: The arguments that gave posters, or were empty, and now cannot be read.
  mutating func update(
    _ reading: InputReading, unsettled: Set<FilePath>
  ) -> [InputFailure] {
    let hidden =
      unsettled.isEmpty
      ? [] : unsettled.subtracting(posters.map(\.file).filter(unsettled.contains))
    lists = zip(reading.input.expansions, lists).map { expansion, former in
      Self.posters(of: expansion, former: former).filter { poster in
        reading.missing.contains(poster.file)
          ? !present.contains(poster.file) : !hidden.contains(poster.file)
      }
    }
    present.formUnion(reading.input.namedFiles.subtracting(reading.missing))
    let former = posters
    posters = lists.flatMap(\.self)
    followRenames(from: former)
    tellNamesakesApart()
    return newFailures(of: reading.input)
  }

  private static func posters(
    of expansion: PosterInput.Expansion, former: [PosterEntry]
  ) -> [PosterEntry] {
    switch expansion.result {
    case .success(let posters): posters
    case .failure(.noPictures), .failure(.unreadableFolder), .failure(.noEntries): []
    case .failure: former
    }
  }

  /// A shown poster whose file has another name that is shown now is the same poster.
  private mutating func followRenames(from former: [PosterEntry]) {
    guard !renames.isEmpty else { return }
    let (old, new) = (Set(former.map(\.file)), Set(posters.map(\.file)))
    for rename in renames where old.contains(rename.from) && !old.contains(rename.to) {
      guard new.contains(rename.to), !new.contains(rename.from) else { continue }
      ids[rename.to] = ids.removeValue(forKey: rename.from) ?? rename.from
    }
    renames = []
  }

  /// A file that got the name by which a renamed one is known is another poster.
  private mutating func tellNamesakesApart() {
    guard !ids.isEmpty else { return }
    let shown = Set(posters.map(\.file))
    ids = ids.filter { shown.contains($0.key) }
    for name in Set(ids.values) where shown.contains(name) && ids[name] == nil {
      lastNumber += 1
      ids[name] = FilePath(bytes: name.bytes + [0] + Array("\(lastNumber)".utf8))
    }
  }

  private mutating func newFailures(of input: PosterInput) -> [InputFailure] {
    let current = Self.failures(of: input)
    defer { failures = current }
    return current.subtracting(failures).filter { $0.error != .noPictures }
      .sorted { $0.input.bytes.lexicographicallyPrecedes($1.input.bytes) }
  }

  private static func failures(of input: PosterInput) -> Set<InputFailure> {
    Set(input.failures.map { InputFailure(input: $0.input, error: $0.error) })
  }
}
