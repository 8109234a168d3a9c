import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request on its way: collects the answer, and ends exactly once.
final class HTTPTransfer: Sendable {
  typealias Outcome = Result<HTTPReply, HTTPFailure>

  private enum Progress {
    case waiting
    case receiving(HTTPReply, PictureBody)
    case ended
  }

  private struct State {
    var progress = Progress.waiting
    var outcome: Outcome?
    var continuation: CheckedContinuation<Outcome, Never>?
    var lastArrival: Duration
  }

  private let task: URLSessionDataTask
  private let byteLimit: Int
  private let clock: HTTPClock
  private let state: Locked<State>

  init(task: URLSessionDataTask, byteLimit: Int, clock: HTTPClock) {
    self.task = task
    self.byteLimit = byteLimit
    self.clock = clock
    self.state = Locked(State(lastArrival: clock.uptime()))
  }

  /// Sends the request; the outcome, once there is one. To be called once.
  func outcome() async -> Outcome {
    task.resume()
    return await withCheckedContinuation { continuation in
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
      guard case .waiting = state.progress, !HTTPStatus.isInterim(status) else { return nil }
      let reply = HTTPReply(status: status, headers: headers)
      guard status == HTTPStatus.ok else { return .success(reply) }
      do throws(HTTPFailure) {
        let body = try PictureBody(headers: headers, limit: byteLimit)
        state.progress = .receiving(reply, body)
        return nil
      } catch { return .failure(error) }
    }
  }

  /// More of the body is there.
  func receive(_ chunk: Data) {
    update { state in
      guard case .receiving(let reply, var body) = state.progress else { return nil }
      // So that the body is not copied when it grows.
      state.progress = .ended
      do throws(HTTPFailure) {
        try body.append(chunk)
        state.progress = .receiving(reply, body)
        return nil
      } catch { return .failure(error) }
    }
  }

  /// Nothing more will come.
  func end(failure: HTTPFailure?) {
    update { state in
      switch (state.progress, failure) {
      case (.receiving(_, let body), let failure?): return .failure(body.failure(failure))
      case (_, let failure?): return .failure(failure)
      case (.receiving(var reply, let body), nil):
        do throws(HTTPFailure) {
          reply.body = try body.complete()
          return .success(reply)
        } catch { return .failure(error) }
      case (_, nil): return .failure(.invalidResponse)
      }
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

  /// Applies a change; what it returns is the outcome, if there is none yet.
  private func update(_ change: (inout State) -> Outcome?) {
    let now = clock.uptime()
    let ended = state.withLock { state -> Ended? in
      guard state.outcome == nil else { return nil }
      state.lastArrival = now
      guard let outcome = change(&state) else { return nil }
      state.progress = .ended
      state.outcome = outcome
      defer { state.continuation = nil }
      return Ended(outcome: outcome, continuation: state.continuation)
    }
    guard let ended else { return }
    if Self.leavesConnectionBusy(ended.outcome) { task.cancel() }
    ended.continuation?.resume(returning: ended.outcome)
  }

  private struct Ended {
    let outcome: Outcome
    let continuation: CheckedContinuation<Outcome, Never>?
  }

  /// False when the server has nothing more to send, so that its connection can be used again.
  private static func leavesConnectionBusy(_ outcome: Outcome) -> Bool {
    guard case .success(let reply) = outcome else { return true }
    return ![HTTPStatus.ok, HTTPStatus.notModified].contains(reply.status)
  }
}
