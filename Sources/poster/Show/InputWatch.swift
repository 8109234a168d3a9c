import Dispatch
import Glibc
import GtkInterop
import PosterImages

/// Follows the folders that decide what is shown, and reads the arguments again when something in
/// them has changed, on another thread.
@MainActor
final class InputWatch {
  /// A file that is cut short and was written to within this time, in seconds, is taken to be still
  /// on its way.
  static let patience = 3.0

  /// Given the old and the new path of a file, before the reading that has the new one.
  var onRename: (FilePath, FilePath) -> Void = { _, _ in }
  /// Given a reading, the files that changed since the one before, and those that may be incomplete.
  var onReading: (InputReading, _ changed: Set<FilePath>, _ unsettled: Set<FilePath>) -> Void = {
    _, _, _ in
  }

  private let arguments: [FilePath]
  private let samples: FilePath?
  private let queue = DispatchQueue(label: "poster.inputs", qos: .utility)
  private var monitors: [FilePath: FolderMonitor] = [:]
  private var named: Set<FilePath> = []
  private var changes = FileChanges()
  private var timer: (due: Double, timeout: Timeout)?
  private var isReading = false

  /// Starts to follow folders. The arguments are read once in any case, since they may have changed
  /// before.
  init(arguments: [FilePath], samples: FilePath?, folders: Set<FilePath>) {
    self.arguments = arguments
    self.samples = samples
    follow(folders)
    changes.noteSettled(FilePath(bytes: []), at: MonotonicClock.now)
    schedule()
  }

  /// Follows these folders from now on, and no others.
  func follow(_ folders: Set<FilePath>) {
    monitors = monitors.filter { folders.contains($0.key) }
    for folder in folders where monitors[folder] == nil {
      let path = folder.resolved
      monitors[folder] = FolderMonitor(path: path.bytes) { [weak self] event in
        self?.note(event, in: folder, called: path.lastComponent)
      }
    }
  }

  /// Whether a file that could not be shown may become whole; it is looked at again then.
  func awaitsMore(of file: FilePath) -> Bool {
    guard !changes.contains(file) else { return true }
    guard monitors[file.parent] != nil, let age = file.secondsSinceModified,
      (0..<Self.patience).contains(age)
    else { return false }
    changes.postpone(file, to: MonotonicClock.now + Self.patience - age)
    schedule()
    return true
  }

  private func note(_ event: FolderMonitor.Event, in folder: FilePath, called name: FilePath) {
    let now = MonotonicClock.now
    func path(_ name: [UInt8]) -> FilePath { folder.appending(FilePath(bytes: name)) }
    func matters(_ entry: [UInt8]) -> Bool {
      Folder.isPicture(entry) || entry == name.bytes || named.contains(path(entry))
    }
    switch event {
    case .writing(let entry) where matters(entry): changes.noteWriting(path(entry), at: now)
    case .settled(let entry) where matters(entry): changes.noteSettled(path(entry), at: now)
    case .renamed(let old, let new) where matters(old) || matters(new):
      onRename(path(old), path(new))
      changes.noteSettled(path(old), at: now)
      changes.noteSettled(path(new), at: now)
    default: return
    }
    schedule()
  }

  private func schedule() {
    guard !isReading, let due = changes.nextDue else { return timer = nil }
    if let timer, timer.due <= due { return }
    timer = (due, Timeout(after: due - MonotonicClock.now) { [weak self] in self?.look() })
  }

  private func look() {
    timer = nil
    let changed = changes.take(at: MonotonicClock.now)
    guard !changed.isEmpty else { return schedule() }
    isReading = true
    queue.async { [arguments, samples, weak self] in
      let reading = InputReading(arguments: arguments, samples: samples)
      MainLoop.enqueue { self?.finish(reading, changed: changed) }
    }
  }

  private func finish(_ reading: InputReading, changed: Set<FilePath>) {
    isReading = false
    named = reading.input.namedFiles
    onReading(reading, changed, changes.files)
    schedule()
  }
}

extension FilePath {
  /// The path of a folder without symbolic links, where it is there; the current one for an empty
  /// path.
  fileprivate var resolved: FilePath {
    let path = bytes.isEmpty ? "." : self
    guard let real = path.withCString({ realpath($0, nil) }) else { return path }
    defer { free(real) }
    return FilePath(cString: real)
  }

  /// The age of a file's content in seconds; negative where its clock is ahead of this machine's.
  fileprivate var secondsSinceModified: Double? {
    var status = stat()
    var now = timespec()
    guard withCString({ stat($0, &status) }) == 0, clock_gettime(CLOCK_REALTIME, &now) == 0 else {
      return nil
    }
    return Double(now.tv_sec - status.st_mtim.tv_sec)
      + Double(now.tv_nsec - status.st_mtim.tv_nsec) / 1e9
  }
}
