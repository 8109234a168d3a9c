/// Lets callers that want the same thing at the same time share one piece of work.
final class Coalescer<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Flight {
    let number: Int
    var task: Task<Void, Never>?
    var waiters: [Int: CheckedContinuation<Value, Never>] = [:]
  }

  private struct State {
    var flights: [Key: Flight] = [:]
    var lastNumber = 0

    mutating func nextNumber() -> Int {
      lastNumber += 1
      return lastNumber
    }
  }

  private let state = Locked(State())

  /// What `work` returns: that of an earlier caller, when it is still under way.
  ///
  /// A caller that is cancelled gets `cancelled` at once. The work itself is cancelled when nobody
  /// waits for it any more.
  func value(
    for key: Key, whenCancelled cancelled: Value, work: @escaping @Sendable () async -> Value
  ) async -> Value {
    let waiter = state.withLock { $0.nextNumber() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        join(key, waiter: waiter, continuation, work: work)
        // The handler may have run before there was anything to leave.
        if Task.isCancelled { leave(key, waiter: waiter, with: cancelled) }
      }
    } onCancel: {
      leave(key, waiter: waiter, with: cancelled)
    }
  }

  private func join(
    _ key: Key, waiter: Int, _ continuation: CheckedContinuation<Value, Never>,
    work: @escaping @Sendable () async -> Value
  ) {
    state.withLock { state in
      if state.flights[key] != nil {
        state.flights[key]?.waiters[waiter] = continuation
        return
      }
      let number = state.nextNumber()
      var flight = Flight(number: number)
      flight.waiters[waiter] = continuation
      flight.task = Task { [self] in land(key, number: number, with: await work()) }
      state.flights[key] = flight
    }
  }

  private func leave(_ key: Key, waiter: Int, with value: Value) {
    let (continuation, abandoned) = state.withLock { state in
      let continuation = state.flights[key]?.waiters.removeValue(forKey: waiter)
      guard continuation != nil, state.flights[key]?.waiters.isEmpty == true else {
        return (continuation, nil as Task<Void, Never>?)
      }
      return (continuation, state.flights.removeValue(forKey: key)?.task)
    }
    abandoned?.cancel()
    continuation?.resume(returning: value)
  }

  private func land(_ key: Key, number: Int, with value: Value) {
    let flight = state.withLock { state in
      // An abandoned flight may have been followed by another.
      state.flights[key]?.number == number ? state.flights.removeValue(forKey: key) : nil
    }
    guard let flight else { return }
    for waiter in flight.waiters.values { waiter.resume(returning: value) }
  }
}
