/// Who waits for which picture, and what is decoded next.
///
/// A value without threads or time: the pipeline asks it what to do.
struct PictureSchedule: Sendable {
  /// One wish for a picture. Several wishes for equal requests share one job.
  typealias Ticket = Int

  private struct Job: Sendable {
    /// In the order in which they came, since a ticket is larger than those before it.
    var waiting: [Ticket: PicturePriority] = [:]
    var isRunning = false

    var priority: PicturePriority? { waiting.values.min() }
  }

  /// How many workers there are at most; at least 1.
  let workerLimit: Int

  /// The workers that were sent for, or are at work.
  private(set) var workerCount = 0

  private var jobs: [PictureRequest: Job] = [:]
  private var requests: [Ticket: PictureRequest] = [:]
  private var queue = PriorityQueue<PictureRequest, PicturePriority>()
  private var nextTicket = 0

  init(workerLimit: Int) {
    self.workerLimit = max(workerLimit, 1)
  }

  /// Wishes that are not fulfilled yet.
  var waitingCount: Int { requests.count }

  /// Adds a wish; it joins the job of an equal request, also one that runs.
  mutating func add(_ request: PictureRequest, priority: PicturePriority) -> Ticket {
    let ticket = nextTicket
    nextTicket += 1
    requests[ticket] = request
    jobs[request, default: Job()].waiting[ticket] = priority
    enqueue(request)
    return ticket
  }

  /// Changes how soon the picture is needed; nothing happens once the wish has ended.
  mutating func setPriority(_ priority: PicturePriority, of ticket: Ticket) {
    guard let request = requests[ticket] else { return }
    jobs[request]?.waiting[ticket] = priority
    enqueue(request)
  }

  /// Withdraws a wish. A job that nobody waits for any more never starts; one that runs can ask
  /// whether it is wanted.
  mutating func remove(_ ticket: Ticket) {
    guard let request = requests.removeValue(forKey: ticket), var job = jobs[request] else {
      return
    }
    job.waiting[ticket] = nil
    guard job.waiting.isEmpty, !job.isRunning else {
      jobs[request] = job
      enqueue(request)
      return
    }
    jobs[request] = nil
    queue.remove(request)
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
    jobs[request]?.isRunning = true
    return request
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
    guard let job = jobs[request], job.isRunning else { return [] }
    let tickets = tickets(for: request)
    jobs[request] = nil
    for ticket in tickets { requests[ticket] = nil }
    return tickets
  }

  /// Brings a job that waits to its place among the others.
  private mutating func enqueue(_ request: PictureRequest) {
    guard let job = jobs[request], !job.isRunning, let priority = job.priority else { return }
    queue.set(request, priority: priority)
  }
}
