internal import Dispatch
internal import GtkInterop
internal import PosterImages

/// The pictures of the pages on screen and of a few beside them, as textures of the size at which
/// they are drawn. Decodes off the main thread; what nobody wants any more is dropped.
@MainActor
final class PictureShelf {
  /// What there is to draw of one poster.
  enum Content {
    case pending
    case ready(Texture, isOpaque: Bool)
    case failed(PictureError)
  }

  /// A poster by its index, and its picture at the size it is shown at.
  struct Want {
    var index: Int
    var request: PictureRequest
  }

  private struct Slot {
    var content: Content
    /// The request that the content answers; after a resize it is not the one that is wanted.
    var request: PictureRequest
  }

  /// Two decodes keep both halves of a seam coming without taking all processors from the frames.
  private static let simultaneousDecodes = 2

  /// Called when a poster's content has changed.
  var onChange: () -> Void = {}
  /// Called once for each poster whose picture cannot be shown.
  var onFailure: (_ index: Int, PictureError) -> Void = { _, _ in }

  private let decoder: any PictureDecoder
  private let queue = DispatchQueue(label: "poster.pictures", attributes: .concurrent)
  private var wanted: [Want] = []
  private var slots: [Int: Slot] = [:]
  private var running: [Int: PictureRequest] = [:]
  private var failures: Set<Int> = []

  init(decoder: any PictureDecoder) {
    self.decoder = decoder
  }

  /// How many posters' pictures are held.
  var count: Int { slots.count }

  /// Whether everything that is wanted is here.
  var isComplete: Bool {
    running.isEmpty && wanted.allSatisfy { slots[$0.index]?.request == $0.request }
  }

  /// What there is to draw of the poster at `index`: after a resize, the picture of the size before
  /// until the new one is here.
  func content(at index: Int) -> Content {
    slots[index]?.content ?? .pending
  }

  /// Names what is wanted from now on, the most urgent first; everything else is let go.
  func want(_ wants: [Want]) {
    wanted = wants
    let indices = Set(wants.map(\.index))
    slots = slots.filter { indices.contains($0.key) }
    startDecoding()
  }

  private func startDecoding() {
    while running.count < Self.simultaneousDecodes, let want = wanted.first(where: isMissing) {
      running[want.index] = want.request
      queue.async { [decoder, weak self] in
        let result = Result { () throws(PictureError) in try decoder.decode(want.request) }
        MainLoop.enqueue { self?.finish(want, with: result) }
      }
    }
  }

  private func isMissing(_ want: Want) -> Bool {
    running[want.index] == nil && slots[want.index]?.request != want.request
  }

  private func finish(_ want: Want, with result: Result<DecodedPicture, PictureError>) {
    running[want.index] = nil
    if wanted.contains(where: { $0.index == want.index }) {
      let content = Self.content(of: result)
      slots[want.index] = Slot(content: content, request: want.request)
      if case .failed(let error) = content, failures.insert(want.index).inserted {
        onFailure(want.index, error)
      }
      onChange()
    }
    startDecoding()
  }

  private static func content(of result: Result<DecodedPicture, PictureError>) -> Content {
    switch result {
    case .failure(let error): .failed(error)
    case .success(let picture):
      Texture(picture).map { .ready($0, isOpaque: picture.isOpaque) } ?? .failed(.outOfMemory)
    }
  }
}

extension Texture {
  /// Draws from the picture's own memory, and keeps it.
  convenience init?(_ picture: DecodedPicture) {
    self.init(
      pixels: UnsafeRawBufferPointer(
        start: picture.buffer.baseAddress, count: picture.buffer.count),
      width: picture.pixelSize.width, height: picture.pixelSize.height,
      bytesPerRow: picture.bytesPerRow, owner: picture.buffer)
  }
}
