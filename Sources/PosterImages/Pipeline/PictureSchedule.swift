/// Who waits for which picture, and what is fetched and decoded next.
///
/// A value without threads or time: the pipeline asks it what to do.
struct PictureSchedule: Sendable {
  /// One wish for a picture. Several wishes for equal requests share one job.
  typealias Ticket = Int

  private enum Stage: Sendable {
    case toFetch, fetching, toDecode, decoding
  }

  private struct Job: Sendable {
    var stage: Stage
    /// In the order in which they came, since a ticket is larger than those before it.
    var waiting: [Ticket: PicturePriority] = [:]

    var priority: PicturePriority? { waiting.values.min() }
  }

  /// How many workers there are at most; at least 1.
  let workerLimit: Int

  /// How many pictures are fetched at once at most; at least 1.
  let fetchLimit: Int

  /// The workers that were sent for, or are at work.
  private(set) var workerCount = 0

  /// The pictures that are being fetched.
  private(set) var fetchCount = 0

  private var jobs: [PictureRequest: Job] = [:]
  private var requests: [Ticket: PictureRequest] = [:]
  private var queue = PriorityQueue<PictureRequest, PicturePriority>()
  private var fetchQueue = PriorityQueue<PictureRequest, PicturePriority>()
  private var nextTicket = 0

  init(workerLimit: Int, fetchLimit: Int = 1) {
    self.workerLimit = max(workerLimit, 1)
    self.fetchLimit = max(fetchLimit, 1)
  }

  /// Wishes that are not fulfilled yet.
  var waitingCount: Int { requests.count }

  /// Adds a wish; it joins the job of an equal request, also one that runs.
  mutating func add(_ request: PictureRequest, priority: PicturePriority) -> Ticket {
    let ticket = nextTicket
    nextTicket += 1
    requests[ticket] = request
    let job = Job(stage: request.source.needsFetch ? .toFetch : .toDecode)
    jobs[request, default: job].waiting[ticket] = priority
    enqueue(request)
    return ticket
  }

  /// Changes how soon the picture is needed; nothing happens once the wish has ended.
  mutating func setPriority(_ priority: PicturePriority, of ticket: Ticket) {
    guard let request = requests[ticket] else { return }
    jobs[request]?.waiting[ticket] = priority
    enqueue(request)
  }

  /// Withdraws a wish. A job that nobody waits for any more never starts, and a fetch ends there
  /// and then; a decode can ask whether it is wanted.
  ///
  /// - Returns: The request whose job ended with its last wish; nil when it goes on, and when
  ///   the wish had ended before.
  @discardableResult
  mutating func remove(_ ticket: Ticket) -> PictureRequest? {
    guard let request = requests.removeValue(forKey: ticket), var job = jobs[request] else {
      return nil
    }
    job.waiting[ticket] = nil
    guard job.waiting.isEmpty, job.stage != .decoding else {
      jobs[request] = job
      enqueue(request)
      return nil
    }
    end(request)
    return request
  }

  /// True when one more worker has to be sent for.
  mutating func claimWorker() -> Bool {
    guard workerCount < workerLimit, !queue.isEmpty else { return false }
    workerCount += 1
    return true
  }

  /// The job that a worker does now: what is most urgent at this moment, not when the worker was
  /// sent for. Nil dismisses the worker.
  mutating func start() -> PictureRequest? {
    guard let request = queue.popFirst() else {
      workerCount -= 1
      return nil
    }
    jobs[request]?.stage = .decoding
    return request
  }

  /// The picture to fetch now: the most urgent one; nil when enough are being fetched, and when
  /// there is none.
  mutating func startFetch() -> PictureRequest? {
    guard fetchCount < fetchLimit, let request = fetchQueue.popFirst() else { return nil }
    fetchCount += 1
    jobs[request]?.stage = .fetching
    return request
  }

  /// Ends the fetch of a picture, which is decoded next.
  mutating func finishFetch(_ request: PictureRequest) {
    guard jobs[request]?.stage == .fetching else { return }
    fetchCount -= 1
    jobs[request]?.stage = .toDecode
    enqueue(request)
  }

  /// True as long as somebody waits for the request.
  func isWanted(_ request: PictureRequest) -> Bool {
    jobs[request]?.waiting.isEmpty == false
  }

  /// The wishes for a request, in the order in which they came.
  func tickets(for request: PictureRequest) -> [Ticket] {
    jobs[request]?.waiting.keys.sorted() ?? []
  }

  /// Ends a job that was started, and every wish for it, which are returned in their order.
  mutating func finish(_ request: PictureRequest) -> [Ticket] {
    guard let stage = jobs[request]?.stage, stage == .fetching || stage == .decoding else {
      return []
    }
    let tickets = tickets(for: request)
    end(request)
    for ticket in tickets { requests[ticket] = nil }
    return tickets
  }

  private mutating func end(_ request: PictureRequest) {
    switch jobs.removeValue(forKey: request)?.stage {
    case .toFetch: fetchQueue.remove(request)
    case .fetching: fetchCount -= 1
    case .toDecode: queue.remove(request)
    case .decoding, nil: break
    }
  }

  /// Brings a job that waits to its place among the others.
  private mutating func enqueue(_ request: PictureRequest) {
    guard let job = jobs[request], let priority = job.priority else { return }
    switch job.stage {
    case .toFetch: fetchQueue.set(request, priority: priority)
    case .toDecode: queue.set(request, priority: priority)
    case .fetching, .decoding: break
    }
  }
}
