import Dispatch
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: collects the answer, and ends exactly once.
final class HTTPTransfer: Sendable {
  typealias Outcome = Result<HTTPReply, HTTPFailure>

  private struct State {
    var task: URLSessionDataTask?
    var reply: HTTPReply?
    var body: PictureBody?
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var lastArrival: Duration
  }

  private let byteLimit: Int
  private let clock: HTTPClock
  private let state: Locked<State>

  init(byteLimit: Int, clock: HTTPClock) {
    self.byteLimit = byteLimit
    self.clock = clock
    self.state = Locked(State(lastArrival: clock.uptime()))
  }

  /// Sends the request, unless the transfer has been abandoned before. May block.
  func start(_ task: URLSessionDataTask) {
    let isWanted = state.withLock { state in
      guard state.outcome == nil else { return false }
      state.task = task
      return true
    }
    if isWanted { task.resume() } else { task.cancel() }
  }

  /// The outcome, once there is one. To be called once.
  func outcome() async -> Outcome {
    await withCheckedContinuation { continuation in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.continuation = continuation }
        return state.outcome
      }
      if let outcome { continuation.resume(returning: outcome) }
    }
  }

  // MARK: What the session reports

  /// The status and the header fields are there. Those of an answer in advance are skipped.
  func receive(status: Int, headers: HTTPHeaders) {
    update { state in
      guard state.reply == nil, !HTTPStatus.isInterim(status) else { return nil }
      let reply = HTTPReply(status: status, headers: headers)
      guard status == HTTPStatus.ok else { return .success(reply) }
      do throws(HTTPFailure) {
        state.body = try PictureBody(headers: headers, limit: byteLimit)
        state.reply = reply
        return nil
      } catch { return .failure(error) }
    }
  }

  /// More of the body is there.
  func receive(_ chunk: Data) {
    update { state in
      do throws(HTTPFailure) {
        try state.body?.append(chunk)
        return nil
      } catch { return .failure(error) }
    }
  }

  /// Nothing more will come.
  func end(failure: HTTPFailure?) {
    update { state in
      if let failure { return .failure(state.body?.failure(failure) ?? failure) }
      guard var reply = state.reply, let body = state.body else {
        return .failure(.invalidResponse)
      }
      do throws(HTTPFailure) {
        reply.body = try body.complete()
        return .success(reply)
      } catch { return .failure(error) }
    }
  }

  // MARK: How it ends

  /// Ends the transfer before its time.
  func abandon(_ failure: HTTPFailure) {
    update { _ in .failure(failure) }
  }

  /// Abandons the transfer when nothing arrives for `idle`, or when the deadline has come. Returns
  /// when the calling task is cancelled.
  func watch(idle: Duration, deadline: HTTPDeadline) async {
    while true {
      let idleTime = state.withLock { $0.lastArrival } + idle
      let remaining = min(idleTime, deadline.time) - clock.uptime()
      guard remaining > .zero else {
        let isLate = deadline.time <= idleTime
        return abandon(isLate ? .timedOut(deadline.allowed) : .stalled(idle))
      }
      guard (try? await clock.sleep(remaining)) != nil else { return }
    }
  }

  private struct End {
    let outcome: Outcome
    let continuation: CheckedContinuation<Outcome, Never>?
    let task: URLSessionDataTask?
  }

  /// Applies a change; what it returns is the outcome, if there is none yet.
  private func update(_ change: (inout State) -> Outcome?) {
    let now = clock.uptime()
    let end = state.withLock { state -> End? in
      guard state.outcome == nil else { return nil }
      state.lastArrival = now
      guard let outcome = change(&state) else { return nil }
      let end = End(outcome: outcome, continuation: state.continuation, task: state.task)
      state = State(outcome: outcome, lastArrival: now)
      return end
    }
    guard let end else { return }
    end.continuation?.resume(returning: end.outcome)
    guard Self.leavesConnectionBusy(end.outcome), let task = end.task else { return }
    // It waits for the system's networking, which may be busy with what still arrives.
    DispatchQueue.global().async { task.cancel() }
  }

  /// False when the server has nothing more to send, so that its connection can be used again.
  private static func leavesConnectionBusy(_ outcome: Outcome) -> Bool {
    guard case .success(let reply) = outcome else { return true }
    return ![HTTPStatus.ok, HTTPStatus.notModified].contains(reply.status)
  }
}
