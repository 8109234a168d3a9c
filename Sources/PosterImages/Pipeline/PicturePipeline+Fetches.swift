/// What happens in tasks: waiting for servers, and for the app's own loaders.
extension PicturePipeline {
  func startFetches() {
    state.withLock { state in
      while let request = state.schedule.startFetch() {
        let number = state.nextFetchNumber()
        let task = Task.detached(priority: .utility) { await self.fetch(request, number: number) }
        state.fetches[request] = .init(number: number, task: task)
      }
    }
  }

  private func fetch(_ request: PictureRequest, number: Int) async {
    let now = now()
    let known = state.withLock { $0.known(request, identity: nil, at: now) }
    if let known {
      end(request, number: number, with: known)
    } else {
      do throws(PictureError) {
        keep(try await content(of: request), of: request, number: number)
      } catch {
        end(request, number: number, with: .failure(error))
      }
    }
    startFetches()
  }

  private func content(of request: PictureRequest) async throws(PictureError) -> PictureContent {
    switch request.source {
    case .file, .data:
      // These are at hand, and never waited for.
      throw .needsPipeline
    case .remote(let url):
      return .encoded(try await (fetcher ?? HTTPPictureLoader.shared).picture(at: url))
    case .provided(let provider):
      do {
        return try await provider.load(request.pixelSize)
      } catch let error as PictureError {
        // Somebody waits, or nobody hears of it.
        throw error == .cancelled ? .provider(reason: error.description) : error
      } catch {
        throw .provider(reason: Self.reason(error))
      }
    }
  }

  private static func reason(_ error: any Error) -> String {
    error is CancellationError ? "its loader gave up" : String(describing: error)
  }

  /// Has what was fetched decoded, unless the fetch was given up meanwhile.
  private func keep(_ content: PictureContent, of request: PictureRequest, number: Int) {
    state.withLock { state in
      guard state.fetches[request]?.number == number else { return }
      state.fetches[request] = nil
      state.contents[request] = content
      state.schedule.finishFetch(request)
    }
    sendForWorkers()
  }

  /// Tells everybody, unless the fetch was given up meanwhile.
  private func end(
    _ request: PictureRequest, number: Int, with result: Result<DecodedPicture, PictureError>
  ) {
    let now = now()
    let handlers = state.withLock { state -> [PictureHandlers] in
      guard state.fetches[request]?.number == number else { return [] }
      if case .failure(let error) = result,
        state.retries.failure(of: request.source, at: now) == nil
      {
        state.retries.insert(error, of: request.source, at: now)
      }
      return state.finish(request)
    }
    for handler in handlers { handler.completion(result) }
  }
}
