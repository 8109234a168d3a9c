extension PicturePipeline {
  /// The picture: the one in memory, else as `load` gets it.
  ///
  /// - Throws: The reason why there is none; `cancelled` when the task that waits is cancelled,
  ///   which ends the request as `PictureTask.cancel()` does.
  public func picture(
    for request: PictureRequest, priority: PicturePriority = .visible
  ) async throws(PictureError) -> DecodedPicture {
    if let picture = cachedPicture(for: request) { return picture }
    let waiting = Locked(WaitingTask())
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let task = load(request, priority: priority) { continuation.resume(returning: $0) }
        if waiting.withLock({ $0.begin(task) }) { fail(task) }
      }
    } onCancel: {
      if let task = waiting.withLock({ $0.cancel() }) { fail(task) }
    }
    return try result.get()
  }

  private func fail(_ task: PictureTask) {
    removeHandlers(of: task.ticket)?.completion(.failure(.cancelled))
  }
}

/// The cancellation of a Swift task may come before its picture task exists.
private struct WaitingTask: Sendable {
  private var task: PictureTask?
  private var isCancelled = false

  /// Keeps the picture task; true when it has to be cancelled at once.
  mutating func begin(_ task: PictureTask) -> Bool {
    self.task = task
    return isCancelled
  }

  /// The picture task to cancel, when there is one already.
  mutating func cancel() -> PictureTask? {
    isCancelled = true
    return task
  }
}
