/// Gets pictures: from memory, or decoded on other threads, the most urgent first.
///
/// Equal requests share one decode. What a file held is known by the file's identity, so that one
/// that failed is not tried again before it changes. All members can be called from any thread.
public final class PicturePipeline: Sendable {
  /// Receives the picture or the reason why there is none.
  public typealias Completion = @Sendable (Result<DecodedPicture, PictureError>) -> Void

  /// Receives what to show until then.
  public typealias StandInHandler = @Sendable (PictureStandIn) -> Void

  struct Handlers: Sendable {
    let standIn: StandInHandler?
    let completion: Completion
  }

  struct State: Sendable {
    var schedule: PictureSchedule
    var cache: PictureCache
    var handlers: [PictureSchedule.Ticket: Handlers] = [:]
  }

  let decoder: any PictureDecoder
  let executor: any PictureExecutor
  let state: Locked<State>

  /// - Parameters:
  ///   - decoder: Makes the pictures.
  ///   - executor: Where they are made; threads of its own unless told otherwise.
  ///   - concurrentDecodes: How many are made at once, at least 1.
  ///   - cacheByteLimit: What the pictures that are kept may take; those on screen are their
  ///     owners' and not counted.
  public init(
    decoder: any PictureDecoder, executor: any PictureExecutor, concurrentDecodes: Int,
    cacheByteLimit: Int
  ) {
    self.decoder = decoder
    self.executor = executor
    state = Locked(
      State(
        schedule: PictureSchedule(workerLimit: concurrentDecodes),
        cache: PictureCache(byteLimit: cacheByteLimit)))
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
  /// - Returns: The task, with which it can be cancelled. Both handlers are called on the
  ///   executor's threads, and may be called before this returns.
  @discardableResult
  public func load(
    _ request: PictureRequest, priority: PicturePriority = .visible,
    standIn: StandInHandler? = nil, completion: @escaping Completion
  ) -> PictureTask {
    let ticket = state.withLock { state in
      let ticket = state.schedule.add(request, priority: priority)
      state.handlers[ticket] = Handlers(standIn: standIn, completion: completion)
      return ticket
    }
    sendForWorkers()
    return PictureTask(pipeline: self, ticket: ticket)
  }

  /// Forgets what is known of a source, for instance because its file is seen to have changed.
  public func forget(_ source: PictureSource) {
    state.withLock { $0.cache.removeAll(of: source) }
  }

  /// Gives memory back when the system runs short of it.
  ///
  /// - Parameter part: The part of the cache's limit that may stay, 0 to 1.
  public func trimMemory(toPart part: Double) {
    state.withLock { $0.cache.trim(toPart: part) }
  }

  func setPriority(_ priority: PicturePriority, of ticket: PictureSchedule.Ticket) {
    state.withLock { $0.schedule.setPriority(priority, of: ticket) }
  }

  /// Ends a request; its handlers, unless it has ended already.
  func removeHandlers(of ticket: PictureSchedule.Ticket) -> Handlers? {
    state.withLock { state in
      state.schedule.remove(ticket)
      return state.handlers.removeValue(forKey: ticket)
    }
  }
}
