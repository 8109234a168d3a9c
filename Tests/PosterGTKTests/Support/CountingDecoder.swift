import Foundation
import Glibc
import PosterImages
import Synchronization

/// Counts what is asked of it, and where; what its files hold can be changed.
final class CountingDecoder: PictureDecoder {
  struct Count: Sendable {
    var requests: [PictureRequest] = []
    var onCallersThread = 0
    /// The names of other patterns, by the names of files.
    var contents: [PictureSource: PictureSource] = [:]
    var finished: Set<PictureSource> = []
  }

  let count = Mutex(Count())
  private let caller = pthread_self()

  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    var held = request
    count.withLock {
      $0.requests.append(request)
      $0.onCallersThread += pthread_self() == caller ? 1 : 0
      held.source = $0.contents[request.source] ?? request.source
    }
    defer { _ = count.withLock { $0.finished.insert(request.source) } }
    return try PatternDecoder().decode(held)
  }

  /// Has a file hold another file's pattern.
  func replace(_ name: String, by other: String) {
    count.withLock { $0.contents[.file(FilePath(name))] = .file(FilePath(other)) }
  }

  /// Returns once all of them were decoded at some time.
  func wait(until sources: [PictureSource]) {
    while !count.withLock({ $0.finished.isSuperset(of: sources) }) { sched_yield() }
  }
}

extension PictureRequest {
  /// The file's name.
  var name: String? {
    guard case .file(let path) = source else { return nil }
    return path.description
  }
}
