/// Gets pictures: from memory, or fetched and decoded on other threads, the most urgent first.
///
/// Equal requests share one fetch and one decode. What a file held is known by the file's identity,
/// so that one that failed is not tried again before it changes; a picture that had to be fetched
/// is tried again after a pause that grows. All members can be called from any thread.
public final class PicturePipeline: Sendable {
  /// Receives the picture or the reason why there is none.
  public typealias Completion = @Sendable (Result<DecodedPicture, PictureError>) -> Void

  /// Receives what to show until then.
  public typealias StandInHandler = @Sendable (PictureStandIn) -> Void

  /// As many as a browser opens to one server.
  private static let fetchLimit = 6

  let decoder: any PictureDecoder
  let executor: any PictureExecutor
  let fetcher: (any PictureFetcher)?
  let now: @Sendable () -> ContinuousClock.Instant
  let state: Locked<PicturePipelineState>
  private let memoryPressure: MemoryPressure

  /// - Parameters:
  ///   - decoder: Makes the pictures.
  ///   - executor: Where they are made; threads of its own unless told otherwise.
  ///   - concurrentDecodes: How many are made at once, at least 1.
  ///   - cacheByteLimit: What the pictures that are kept may take; those on screen are their
  ///     owners' and not counted.
  ///   - fetcher: Gets what is on servers; one that keeps copies on disk, and that is made when it
  ///     is first needed, unless told otherwise.
  public convenience init(
    decoder: any PictureDecoder, executor: any PictureExecutor, concurrentDecodes: Int,
    cacheByteLimit: Int, fetcher: (any PictureFetcher)? = nil
  ) {
    self.init(
      decoder: decoder, executor: executor, concurrentDecodes: concurrentDecodes,
      cacheByteLimit: cacheByteLimit, fetcher: fetcher, now: { ContinuousClock.now })
  }

  /// - Parameter now: The time by which a failed fetch is tried again.
  init(
    decoder: any PictureDecoder, executor: any PictureExecutor, concurrentDecodes: Int,
    cacheByteLimit: Int, fetcher: (any PictureFetcher)?,
    now: @escaping @Sendable () -> ContinuousClock.Instant
  ) {
    self.decoder = decoder
    self.executor = executor
    self.fetcher = fetcher
    self.now = now
    let state = Locked(
      PicturePipelineState(
        schedule: PictureSchedule(workerLimit: concurrentDecodes, fetchLimit: Self.fetchLimit),
        cache: PictureCache(byteLimit: cacheByteLimit)))
    self.state = state
    memoryPressure = MemoryPressure { Self.trim(state, toPart: $0) }
  }

  /// The picture, when it is in memory.
  public func cachedPicture(for request: PictureRequest) -> DecodedPicture? {
    state.withLock { $0.cache.picture(for: request) }
  }

  /// What to show at once of a picture that was decoded before, at any size.
  public func standIn(for source: PictureSource) -> PictureStandIn? {
    state.withLock { $0.cache.standIn(for: source) }
  }

  /// Starts to get a picture.
  ///
  /// - Parameters:
  ///   - request: The picture, at its size.
  ///   - priority: How soon it is needed.
  ///   - standIn: Called at most once, before `completion`, when decoding is slow and
  ///     `standIn(for:)` has nothing yet.
  ///   - completion: Called once, unless the task is cancelled before.
  /// - Returns: The task, with which it can be cancelled. Both handlers are called on threads of
  ///   the executor's or of Swift's tasks, never on the main actor, and may be called before this
  ///   returns.
  @discardableResult
  public func load(
    _ request: PictureRequest, priority: PicturePriority = .visible,
    standIn: StandInHandler? = nil, completion: @escaping Completion
  ) -> PictureTask {
    let ticket = state.withLock { state in
      let ticket = state.schedule.add(request, priority: priority)
      state.handlers[ticket] = PictureHandlers(standIn: standIn, completion: completion)
      return ticket
    }
    startFetches()
    sendForWorkers()
    return PictureTask(pipeline: self, ticket: ticket)
  }

  /// Forgets what is known of a source, for instance because its file is seen to have changed, or
  /// because somebody asks to try a picture again at once.
  public func forget(_ source: PictureSource) {
    state.withLock { state in
      state.cache.removeAll(of: source)
      state.retries.removeValue(of: source)
    }
  }

  /// Gives memory back when the system runs short of it: of the cache, and all that decodes keep for
  /// the next ones. On Apple's systems the pipeline does so
  /// by itself.
  ///
  /// - Parameter part: The part of the cache's limit that may stay, 0 to 1.
  public func trimMemory(toPart part: Double) {
    Self.trim(state, toPart: part)
  }

  private static func trim(_ state: Locked<PicturePipelineState>, toPart part: Double) {
    state.withLock { $0.cache.trim(toPart: part) }
    ScratchMemory.shared.trim()
  }

  func setPriority(_ priority: PicturePriority, of ticket: PictureSchedule.Ticket) {
    state.withLock { $0.schedule.setPriority(priority, of: ticket) }
  }

  /// Ends a request; its handlers, unless it has ended already.
  func removeHandlers(of ticket: PictureSchedule.Ticket) -> PictureHandlers? {
    let (handlers, fetch) = state.withLock { state in
      let ended = state.schedule.remove(ticket)
      return (
        state.handlers.removeValue(forKey: ticket), ended.flatMap { state.removeFetch(of: $0) }
      )
    }
    // Not with the lock held: this calls what others do when their task is cancelled.
    fetch?.cancel()
    startFetches()
    return handlers
  }
}
