import Foundation

/// Gets a picture: from the cache, from its server, or from wherever the server points to.
struct HTTPExchange: Sendable {
  /// What one URL is answered with.
  private enum Answer {
    case picture(Data)
    case redirect(HTTPTarget)
  }

  let session: HTTPSession
  let cache: DiskCache?
  let options: HTTPPictureOptions
  let clock: HTTPClock
  let retries: RetryPolicy
  private let requestHeaders: HTTPHeaders

  init(
    session: HTTPSession, cache: DiskCache?, options: HTTPPictureOptions, clock: HTTPClock,
    retries: RetryPolicy
  ) {
    self.session = session
    self.cache = cache
    self.options = options
    self.clock = clock
    self.retries = retries
    self.requestHeaders = .request(languages: options.languages)
  }

  /// The picture's bytes; redirects are followed, each with the cache's help.
  func picture(at target: HTTPTarget) async -> Result<Data, HTTPFailure> {
    let deadline = HTTPDeadline(options.totalTimeout, from: clock.uptime())
    var target = target
    var visited: Set<String> = [target.key]
    do throws(HTTPFailure) {
      while true {
        switch try await answer(at: target, deadline: deadline) {
        case .picture(let data): return .success(data)
        case .redirect(let next): target = next
        }
        guard visited.insert(target.key).inserted else { throw .redirectLoop }
        guard visited.count <= options.redirectLimit + 1 else {
          throw .tooManyRedirects(limit: options.redirectLimit)
        }
      }
    } catch { return .failure(error) }
  }

  /// Removes what the cache has of a picture, redirects on the way to it included.
  func discard(_ target: HTTPTarget) async {
    var target: HTTPTarget? = target
    var visited: Set<String> = []
    while let key = target, visited.insert(key.key).inserted {
      let entry = await cache?.entry(for: key.key)
      await cache?.remove(key.key)
      target = nil
      if let entry, case .redirect(let next)? = try? answer(entry, from: key) { target = next }
    }
  }

  // MARK: One URL

  private func answer(
    at target: HTTPTarget, deadline: HTTPDeadline
  ) async throws(HTTPFailure) -> Answer {
    let entry = await entry(for: target)
    if let entry, entry.response.isFresh(at: clock.date()) {
      return try answer(entry, from: target)
    }
    let requested = clock.date()
    do throws(HTTPFailure) {
      let conditions = entry?.response.conditions ?? HTTPHeaders()
      let reply = try await fetch(
        target, headers: requestHeaders.merging(conditions), deadline: deadline)
      return try await accept(reply, from: target, instead: entry, requested: requested)
    } catch {
      guard error.isOutage, let entry,
        entry.response.maySubstitute(at: clock.date(), limit: options.staleIfErrorLimit)
      else { throw error }
      return try answer(entry, from: target)
    }
  }

  private func entry(for target: HTTPTarget) async -> DiskCache.Entry? {
    guard !target.hasCredentials, let entry = await cache?.entry(for: target.key),
      entry.response.answers(requestHeaders)
    else { return nil }
    return entry
  }

  private func answer(
    _ entry: DiskCache.Entry, from target: HTTPTarget
  ) throws(HTTPFailure) -> Answer {
    let response = entry.response
    guard HTTPStatus.isRedirect(response.status) else { return .picture(entry.body) }
    guard let location = response.headers["Location"] else {
      throw .redirectWithoutTarget(status: response.status)
    }
    return .redirect(try target.redirected(to: location, status: response.status))
  }

  /// Takes a server's answer, keeps it if that is allowed, and tells what it means.
  private func accept(
    _ reply: HTTPReply, from target: HTTPTarget, instead old: DiskCache.Entry?, requested: Date
  ) async throws(HTTPFailure) -> Answer {
    if reply.status == HTTPStatus.notModified, let old {
      let confirmed = old.response.confirmed(
        by: reply.headers, requested: requested, received: clock.date())
      let entry = DiskCache.Entry(response: confirmed, body: old.body)
      await cache?.store(entry, for: target.key)
      return try answer(entry, from: target)
    }
    let isRedirect = HTTPStatus.isRedirect(reply.status)
    guard isRedirect || reply.status == HTTPStatus.ok else {
      if HTTPStatus.isGone(reply.status) { await cache?.remove(target.key) }
      throw failure(reply)
    }
    await keep(reply, from: target, requested: requested)
    guard isRedirect else { return .picture(reply.body) }
    guard let location = reply.headers["Location"] else {
      throw .redirectWithoutTarget(status: reply.status)
    }
    return .redirect(try target.redirected(to: location, status: reply.status))
  }

  private func keep(_ reply: HTTPReply, from target: HTTPTarget, requested: Date) async {
    guard !target.hasCredentials else { return }
    let response = StoredResponse(
      url: target.key, status: reply.status, headers: reply.headers,
      requestHeaders: requestHeaders, requested: requested, received: clock.date())
    guard let response else {
      await cache?.remove(target.key)
      return
    }
    await cache?.store(DiskCache.Entry(response: response, body: reply.body), for: target.key)
  }

  // MARK: Attempts

  /// The server's answer, or the last of the failures in passing.
  private func fetch(
    _ target: HTTPTarget, headers: HTTPHeaders, deadline: HTTPDeadline
  ) async throws(HTTPFailure) -> HTTPReply {
    var attempts = 0
    while true {
      let outcome = await session.reply(to: target, headers: headers, deadline: deadline)
      attempts += 1
      guard let failure = passingFailure(outcome),
        let pause = retries.pause(after: failure, attempts: attempts, key: target.key),
        clock.uptime() + pause < deadline.time
      else { return try outcome.get() }
      do { try await clock.pause(pause) } catch { throw .cancelled }
    }
  }

  private func passingFailure(_ outcome: HTTPTransfer.Outcome) -> HTTPFailure? {
    switch outcome {
    case .success(let reply): HTTPStatus.isPassing(reply.status) ? failure(reply) : nil
    case .failure(let failure): failure.isPassing ? failure : nil
    }
  }

  private func failure(_ reply: HTTPReply) -> HTTPFailure {
    .status(reply.status, retryAfter: RetryAfter.seconds(in: reply.headers, now: clock.date()))
  }
}
