/// What happens on the executor's threads.
extension PicturePipeline {
  func sendForWorkers() {
    while state.withLock({ $0.schedule.claimWorker() }) {
      executor.run {
        while let request = self.state.withLock({ $0.schedule.start() }) { self.perform(request) }
      }
    }
  }

  private func perform(_ request: PictureRequest) {
    while !attempt(request) {}
  }

  /// Gets the picture and tells everybody; false when the decode was given up and somebody came
  /// back for it meanwhile.
  private func attempt(_ request: PictureRequest) -> Bool {
    let identity = request.source.identity()
    let known = state.withLock { $0.cache.result(for: request, identity: identity) }
    let result = known ?? decode(request, identity: identity)
    let handlers = state.withLock { state -> [Handlers]? in
      if case .failure(.cancelled) = result, state.schedule.isWanted(request) { return nil }
      if known == nil { state.cache.insert(result, for: request, identity: identity) }
      return state.schedule.finish(request).compactMap { state.handlers.removeValue(forKey: $0) }
    }
    guard let handlers else { return false }
    for handler in handlers { handler.completion(result) }
    return true
  }

  private func decode(
    _ request: PictureRequest, identity: FileIdentity?
  ) -> Result<DecodedPicture, PictureError> {
    if needsStandIn(request), let quick = decoder.quickPicture(for: request),
      let standIn = keepStandIn(of: quick, for: request, identity: identity)
    {
      show(standIn, for: request)
    }
    let result = decodeWhileWanted(request)
    if case .success(let picture) = result, !hasStandIn(request.source) {
      _ = keepStandIn(of: picture, for: request, identity: identity)
    }
    return result
  }

  private func hasStandIn(_ source: PictureSource) -> Bool {
    state.withLock { $0.cache.standIn(for: source) != nil }
  }

  /// True when there is none, and somebody would show it.
  private func needsStandIn(_ request: PictureRequest) -> Bool {
    state.withLock { state in
      state.cache.standIn(for: request.source) == nil
        && state.schedule.tickets(for: request).contains { state.handlers[$0]?.standIn != nil }
    }
  }

  private func decodeWhileWanted(
    _ request: PictureRequest
  ) -> Result<DecodedPicture, PictureError> {
    Result { () throws(PictureError) in
      try decoder.decode(request) { isWanted(request) }
    }
  }

  private func isWanted(_ request: PictureRequest) -> Bool {
    state.withLock { $0.schedule.isWanted(request) }
  }

  private func show(_ standIn: PictureStandIn, for request: PictureRequest) {
    let handlers = state.withLock { state in
      state.schedule.tickets(for: request).compactMap { state.handlers[$0]?.standIn }
    }
    for handler in handlers { handler(standIn) }
  }

  private func keepStandIn(
    of picture: DecodedPicture, for request: PictureRequest, identity: FileIdentity?
  ) -> PictureStandIn? {
    guard let standIn = PictureStandIn(picture) else { return nil }
    state.withLock { $0.cache.insert(standIn, for: request.source, identity: identity) }
    return standIn
  }
}
