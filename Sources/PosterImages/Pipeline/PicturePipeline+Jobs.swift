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
    let now = now()
    let known = state.withLock { $0.known(request, identity: identity, at: now) }
    let result = known ?? decode(request, identity: identity)
    let handlers = state.withLock { state -> [PictureHandlers]? in
      if case .failure(.cancelled) = result, state.schedule.isWanted(request) { return nil }
      if known == nil { state.insert(result, for: request, identity: identity, at: now) }
      return state.finish(request)
    }
    guard let handlers else { return false }
    if known == nil { discardCopy(of: request.source, after: result) }
    for handler in handlers { handler.completion(result) }
    return true
  }

  /// A copy on disk that does not decode would fail for as long as it is fresh.
  private func discardCopy(
    of source: PictureSource, after result: Result<DecodedPicture, PictureError>
  ) {
    guard case .remote(let url) = source, case .failure(let error) = result, error.isAboutContent
    else { return }
    Task.detached(priority: .utility) { [fetcher] in
      await (fetcher ?? HTTPPictureLoader.shared).discard(url)
    }
  }

  private func decode(
    _ request: PictureRequest, identity: FileIdentity?
  ) -> Result<DecodedPicture, PictureError> {
    let result =
      switch state.withLock({ $0.contents[request] }) {
      case .decoded(let picture):
        Result { () throws(PictureError) in try picture.laidOut(for: request) }
      case .encoded(let data):
        decode(request, from: .data(data), identity: nil)
      case nil:
        decode(request, from: request.source, identity: identity)
      }
    if case .success(let picture) = result, !hasStandIn(request.source) {
      _ = keepStandIn(of: picture, for: request, identity: identity)
    }
    return result
  }

  /// - Parameter source: Where the bytes are now.
  private func decode(
    _ request: PictureRequest, from source: PictureSource, identity: FileIdentity?
  ) -> Result<DecodedPicture, PictureError> {
    var decodable = request
    decodable.source = source
    if needsStandIn(request), let quick = decoder.quickPicture(for: decodable),
      let standIn = keepStandIn(of: quick, for: request, identity: identity)
    {
      show(standIn, for: request)
    }
    return Result { () throws(PictureError) in
      try decoder.decode(decodable) { isWanted(request) }
    }
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
