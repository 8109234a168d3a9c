/// Who is told about one request.
struct PictureHandlers: Sendable {
  let standIn: PicturePipeline.StandInHandler?
  let completion: PicturePipeline.Completion
}

/// What a pipeline knows; its lock is around it.
struct PicturePipelineState: Sendable {
  /// A fetch under way. One that was given up finds another, or none, in its place.
  struct Fetch: Sendable {
    let number: Int
    let task: Task<Void, Never>
  }

  var schedule: PictureSchedule
  var cache: PictureCache
  var retries = RetryMemory()
  var handlers: [PictureSchedule.Ticket: PictureHandlers] = [:]
  var fetches: [PictureRequest: Fetch] = [:]
  /// What was fetched and is not decoded yet.
  var contents: [PictureRequest: PictureContent] = [:]
  private var fetchNumber = 0

  init(schedule: PictureSchedule, cache: PictureCache) {
    self.schedule = schedule
    self.cache = cache
  }

  mutating func nextFetchNumber() -> Int {
    fetchNumber += 1
    return fetchNumber
  }

  /// Drops what was fetched for a request; the task to cancel when that is still under way.
  mutating func removeFetch(of request: PictureRequest) -> Task<Void, Never>? {
    contents[request] = nil
    return fetches.removeValue(forKey: request)?.task
  }

  /// How the request ended before, as far as it needs no fetch and no decode to know.
  mutating func known(
    _ request: PictureRequest, identity: FileIdentity?, at now: ContinuousClock.Instant
  ) -> Result<DecodedPicture, PictureError>? {
    if let result = cache.result(for: request, identity: identity) { return result }
    return retries.failure(of: request.source, at: now).map { .failure($0) }
  }

  /// Keeps how the request ended.
  mutating func insert(
    _ result: Result<DecodedPicture, PictureError>, for request: PictureRequest,
    identity: FileIdentity?, at now: ContinuousClock.Instant
  ) {
    if request.source.needsFetch, case .failure(let error) = result {
      retries.insert(error, of: request.source, at: now)
      return
    }
    cache.insert(result, for: request, identity: identity)
    retries.removeValue(of: request.source)
  }

  /// Ends a request that was started: those who are told.
  mutating func finish(_ request: PictureRequest) -> [PictureHandlers] {
    contents[request] = nil
    fetches[request] = nil
    return schedule.finish(request).compactMap { handlers.removeValue(forKey: $0) }
  }
}
