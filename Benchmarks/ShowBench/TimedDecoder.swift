import GtkInterop
import PosterImages
import Synchronization

/// Another decoder, and how long each of its decodes took, the look for a small picture beforehand
/// included.
final class TimedDecoder: PictureDecoder {
  private let decoder: any PictureDecoder
  private let seconds = Mutex<[(source: PictureSource, duration: Double)]>([])
  private let looks = Mutex<[PictureSource: Double]>([:])
  private let runningCount = Mutex(0)

  init(_ decoder: any PictureDecoder) {
    self.decoder = decoder
  }

  /// Whether a decode is going on.
  var isBusy: Bool { runningCount.withLock { $0 > 0 } }

  /// How long the decodes took that came to an end, in seconds.
  var durations: [Double] { seconds.withLock { $0.map(\.duration) } }

  /// How long the last decode of a source took; 0 where there was none.
  func duration(of source: PictureSource) -> Double {
    seconds.withLock { $0.last { $0.source == source }?.duration ?? 0 }
  }

  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    try decode(request) { true }
  }

  func decode(
    _ request: PictureRequest, while isWanted: () -> Bool
  ) throws(PictureError) -> DecodedPicture {
    let start = MonotonicClock.now
    runningCount.withLock { $0 += 1 }
    defer { runningCount.withLock { $0 -= 1 } }
    let picture = try decoder.decode(request, while: isWanted)
    let look = looks.withLock { $0.removeValue(forKey: request.source) } ?? 0
    seconds.withLock { $0.append((request.source, look + MonotonicClock.now - start)) }
    return picture
  }

  func quickPicture(for request: PictureRequest) -> DecodedPicture? {
    let start = MonotonicClock.now
    defer { looks.withLock { $0[request.source] = MonotonicClock.now - start } }
    return decoder.quickPicture(for: request)
  }
}
