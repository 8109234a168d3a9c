import PosterEngine
import PosterGTK
import PosterImages

/// One window of posters whose files may come and go.
@MainActor
final class ShowSession {
  private(set) var live: LivePosters

  private let arguments: [FilePath]
  private let samples: FilePath?
  private let folders: Set<FilePath>
  private let recorder: TraceRecorder?
  private var watch: InputWatch?
  private weak var widget: PosterWidget?
  private var hasShown = false
  private var hasFailed = false

  init(
    arguments: [FilePath], samples: FilePath?, input: PosterInput, recorder: TraceRecorder?
  ) {
    self.arguments = arguments
    self.samples = samples
    self.recorder = recorder
    live = LivePosters(input)
    folders = input.watchedFolders
    // The names by which later lines tell posters apart.
    recorder?.record(posters: live.traceIDs, at: 0)
  }

  /// Whether pictures were tried and none could be shown.
  var hasShownNothing: Bool { hasFailed && !hasShown }

  /// What the window tells this.
  var hooks: PosterApplication.Hooks {
    PosterApplication.Hooks(
      onOpen: { [self] in open($0) },
      onPicture: { [self] _ in hasShown = true },
      onFailure: { [self] index, error in
        hasFailed = true
        Console.report("\(live.posters[index].file): \(error)")
      },
      recorder: recorder.map { recorder in { [self] in record($0, at: $1, to: recorder) } })
  }

  private func open(_ widget: PosterWidget) {
    self.widget = widget
    let watch = InputWatch(arguments: arguments, samples: samples, folders: folders)
    watch.onRename = { [weak self] in self?.live.noteRename(from: $0, to: $1) }
    watch.onReading = { [weak self] in self?.update($0, changed: $1, unsettled: $2) }
    widget.isBeingWritten = { [weak watch] source in
      guard case .file(let path) = source else { return false }
      return watch?.awaitsMore(of: path) ?? false
    }
    self.watch = watch
  }

  private func update(_ reading: InputReading, changed: Set<FilePath>, unsettled: Set<FilePath>) {
    let former = live.posters
    for failure in live.update(reading, unsettled: unsettled) {
      Console.report("\(failure.input): \(failure.error)")
    }
    watch?.follow(reading.input.watchedFolders)
    if live.posters != former { widget?.items = live.items }
    widget?.refresh(changed.map { .file($0) })
  }

  private func record(_ input: PagerInput, at time: Double, to recorder: TraceRecorder) {
    if case .posters = input {
      recorder.record(posters: live.traceIDs, at: time)
    } else {
      recorder.record(input, at: time)
    }
  }
}
