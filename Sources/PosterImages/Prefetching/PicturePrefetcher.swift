/// Keeps the pictures around the current page on their way.
///
/// Tell it what is wanted each time the page or the direction of travel changes.
public final class PicturePrefetcher: Sendable {
  private let pipeline: PicturePipeline
  private let tasks = Locked<[PictureRequest: PictureTask]>([:])

  /// A prefetcher that fills the pipeline's cache.
  public init(pipeline: PicturePipeline) {
    self.pipeline = pipeline
  }

  deinit {
    setWanted([])
  }

  /// Replaces what is wanted: starts what is new, moves what is on its way to its new place, and
  /// cancels what is not wanted any more, which then never costs a decode.
  ///
  /// - Parameter requests: The most urgent first. Pictures of pages on screen need not be in it,
  ///   and precede it when they are loaded. More than the cache holds would push out the first.
  public func setWanted(_ requests: [PictureRequest]) {
    let wanted = Set(requests)
    // A task that ends meanwhile waits for the lock, and finds itself in the table.
    let unwanted = tasks.withLock { tasks in
      let unwanted = tasks.filter { !wanted.contains($0.key) }
      for request in unwanted.keys { tasks[request] = nil }
      for (index, request) in requests.enumerated() {
        let priority = PicturePriority(distance: index + 1)
        if let task = tasks[request] {
          task.setPriority(priority)
        } else if pipeline.cachedPicture(for: request) == nil {
          tasks[request] = load(request, priority: priority)
        }
      }
      return unwanted
    }
    // Not with the lock held: this calls what others do when their task is cancelled.
    for task in unwanted.values { task.cancel() }
  }

  private func load(_ request: PictureRequest, priority: PicturePriority) -> PictureTask {
    pipeline.load(request, priority: priority) { [weak self] _ in
      self?.tasks.withLock { $0[request] = nil }
    }
  }
}
