internal import PosterImages

/// A page on screen, or on its way there: its picture, and the request for a better one.
struct PageSlot {
  /// What is wanted. As long as `task` is there, the content may answer another request.
  var request: PictureRequest
  var content = PageContent.pending
  /// The request under way; nil once it has ended.
  var task: PictureTask?
  /// Tells the answers to this request from those to earlier ones.
  var ticket = 0
  /// Whether it was passed on how the request ended.
  var isTold = false
  /// The content's way in, and what it comes over.
  var fade: PictureFade?
  var beneath: PageLayer?

  /// Whether a picture is waited for where there is none yet, or only a small one.
  var isBlurred: Bool {
    guard task != nil else { return false }
    if case .ready = content { return false }
    return true
  }

  /// Shows a small picture, unless there is something better.
  mutating func stand(in layer: PageLayer?) {
    guard let layer, case .pending = content else { return }
    content = .standIn(layer)
  }

  /// Shows the picture that was waited for.
  ///
  /// - Parameter start: when it begins to fade in over what is shown; nil for at once. What is
  ///   shown already, in this size or in another one, does not fade.
  mutating func show(_ layer: PageLayer, fadingFrom start: Double?) {
    if case .ready(let shown) = content {
      guard !shown.isSame(as: layer) else { return }
      fade(from: shown.pixelSize == layer.pixelSize ? start : nil)
    } else {
      fade(from: start)
    }
    content = .ready(layer)
  }

  private mutating func fade(from start: Double?) {
    beneath = start == nil ? nil : content.layer
    fade = start.map { PictureFade(start: $0) }
  }

  /// Says why there is no picture.
  mutating func fail(_ error: PictureError) {
    (beneath, fade) = (nil, nil)
    content = .failed(error)
  }
}
