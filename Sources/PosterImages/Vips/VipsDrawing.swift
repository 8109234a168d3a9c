#if canImport(CVips)
  import Foundation

  /// The decoding of a drawing, which takes no longer than it may.
  ///
  /// Twenty lines of SVG can keep a processor busy for hours, and librsvg, which bounds everything
  /// else, cannot be interrupted. A drawing that takes too long is left alone to go on by itself, on a
  /// thread that stands back; while too many do, no other is begun.
  final class VipsDrawing: Sendable {
    /// How often it is asked whether the picture is still wanted.
    private static let waitingStep = 0.02
    /// Drawings that were given up and still run.
    private static let givenUpLimit = 2
    private static let givenUpCount = Locked(0)

    private enum State: Sendable {
      case drawing
      case givenUp
      case done(Result<DecodedPicture, PictureError>)
    }

    private let state = Locked(State.drawing)
    private let isDone = DispatchSemaphore(value: 0)

    private init() {}

    /// - Throws: `tooSlow` once `limits.drawingTime` is over, and what decoding throws.
    static func picture(
      _ data: Data, request: PictureRequest, limits: DecodeLimits, while isWanted: () -> Bool
    ) throws(PictureError) -> DecodedPicture {
      guard givenUpCount.withLock({ $0 < givenUpLimit }) else { throw .decoderBusy }
      let drawing = VipsDrawing()
      guard drawing.start(data, request: request, limits: limits) else { throw .outOfMemory }
      return try drawing.wait(limits: limits, while: isWanted)
    }

    private func start(_ data: Data, request: PictureRequest, limits: DecodeLimits) -> Bool {
      VipsThread.start {
        let result = data.withUnsafeBytes { bytes in
          Result { () throws(PictureError) in
            try VipsDecoding(bytes: bytes, request: request, limits: limits)
              .picture { self.isAwaited }
          }
        }
        self.finish(result)
      }
    }

    private var isAwaited: Bool {
      state.withLock { state in
        if case .givenUp = state { false } else { true }
      }
    }

    private func finish(_ result: Result<DecodedPicture, PictureError>) {
      state.withLock { state in
        if case .givenUp = state {
          Self.givenUpCount.withLock { $0 -= 1 }
        } else {
          state = .done(result)
        }
      }
      isDone.signal()
    }

    private func wait(
      limits: DecodeLimits, while isWanted: () -> Bool
    ) throws(PictureError) -> DecodedPicture {
      let deadline = ContinuousClock.now.advanced(by: limits.drawingTime)
      while isDone.wait(timeout: .now() + Self.waitingStep) == .timedOut {
        guard isWanted() else { return try giveUp(.cancelled) }
        guard ContinuousClock.now < deadline else {
          return try giveUp(.tooSlow(.svg, limit: limits.drawingTime))
        }
      }
      return try giveUp(.cancelled)
    }

    /// The picture when it is there, after all or at last.
    private func giveUp(_ error: PictureError) throws(PictureError) -> DecodedPicture {
      let result = state.withLock { state -> Result<DecodedPicture, PictureError> in
        if case .done(let result) = state { return result }
        state = .givenUp
        Self.givenUpCount.withLock { $0 += 1 }
        return .failure(error)
      }
      return try result.get()
    }
  }
#endif
