import PosterImages

/// Files that changed lately, and when each is to be looked at: once it is whole, and many of them
/// together. Times are in seconds.
///
/// A value that is fed with what happened and when; it has no clock and no timer.
struct FileChanges {
  /// A file that nobody has written to for this long is taken to be whole, though nobody closed it.
  static let quietTime = 2.0
  /// How long changes wait for others to come along.
  static let gathering = 0.1
  /// The least time between two looks: a long copy of many files costs a few looks a second.
  static let interval = 0.3

  private var dues: [FilePath: Double] = [:]
  private var lastLook = -Double.infinity

  /// When to call ``take(at:)``; nil for not before something happens. It may be too early.
  private(set) var nextDue: Double?

  /// Notes that a file is being written, and may go on to be.
  mutating func noteWriting(_ file: FilePath, at time: Double) {
    postpone(file, to: time + Self.quietTime)
  }

  /// Notes that a file is as it will stay, or gone. What is due stays due: a stream of changes does
  /// not put it off.
  mutating func noteSettled(_ file: FilePath, at time: Double) {
    postpone(file, to: time + Self.gathering)
  }

  /// Has a file looked at, at a time.
  mutating func postpone(_ file: FilePath, to time: Double) {
    guard time.isFinite else { return }
    dues[file] = time
    let due = max(time, lastLook + Self.interval)
    nextDue = nextDue.map { min($0, due) } ?? due
  }

  /// Whether a file has changed and was not looked at yet.
  func contains(_ file: FilePath) -> Bool { dues[file] != nil }

  /// The files that have changed and are not to be looked at yet.
  var files: Set<FilePath> { Set(dues.keys) }

  /// The files that are to be looked at now, which are forgotten.
  mutating func take(at time: Double) -> Set<FilePath> {
    guard let nextDue, nextDue <= time else { return [] }
    let due = Set(dues.filter { $0.value <= time }.keys)
    for file in due { dues[file] = nil }
    if !due.isEmpty { lastLook = time }
    self.nextDue = dues.values.min().map { max($0, lastLook + Self.interval) }
    return due
  }
}
