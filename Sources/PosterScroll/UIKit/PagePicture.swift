internal import PosterImages
internal import UIKit

/// The picture of one page, on its way or there.
@MainActor final class PagePicture {
  /// What there is to show.
  private(set) var image: UIImage?

  /// Why there is no picture of the wanted size.
  private(set) var error: PictureError?

  /// Called when something else is to be shown, with whether it comes in the place of less: of
  /// nothing, or of a stand-in.
  var onChange: ((_ isRefined: Bool) -> Void)?

  private var source: PictureSource?
  /// What was asked for; nil to ask again in any case.
  private var request: PictureRequest?
  private var pipeline: PicturePipeline?
  private var task: PictureTask?
  private var isSharp = false
  /// Which request an answer has to belong to: one may be on its way when its task is cancelled.
  private var number = 0

  deinit { task?.cancel() }

  /// Has a picture got. What shows of the same picture at another size stays until then; a failure
  /// is tried again, and stays, too.
  ///
  /// - Returns: whether something else is to be shown at once.
  func load(_ request: PictureRequest, from pipeline: PicturePipeline) -> Bool {
    let isSame = request == self.request && pipeline === self.pipeline
    guard !isSame || (error != nil && task == nil) else { return false }
    let isOther = request.source != source && clear()
    (self.request, self.pipeline, source) = (request, pipeline, request.source)
    withdraw()
    if let image = pipeline.cachedPicture(for: request).flatMap({ UIImage($0) }) {
      show(image, isSharp: true)
      return true
    }
    let standIn = image == nil ? pipeline.standIn(for: request.source) : nil
    if let image = standIn.flatMap({ UIImage($0.picture) }) { show(image, isSharp: false) }
    start(request, pipeline)
    return isOther || standIn != nil
  }

  /// Asks again with the next `load`, failed or not. A picture stays until then.
  func expire() {
    withdraw()
    request = nil
    error = nil
  }

  /// Lets go of the picture, or of what is on its way; returns whether it showed.
  @discardableResult
  func clear() -> Bool {
    let wasShown = image != nil || error != nil
    withdraw()
    (image, error, source, request, pipeline) = (nil, nil, nil, nil, nil)
    isSharp = false
    return wasShown
  }

  private func withdraw() {
    task?.cancel()
    task = nil
    number += 1
  }

  private func start(_ request: PictureRequest, _ pipeline: PicturePipeline) {
    let number = number
    task = pipeline.load(request, priority: .visible) { [weak self] standIn in
      Task { @MainActor in self?.receive(standIn, for: number) }
    } completion: { [weak self] result in
      Task { @MainActor in self?.receive(result, for: number) }
    }
  }

  private func receive(_ standIn: PictureStandIn, for number: Int) {
    guard number == self.number, task != nil, image == nil, let image = UIImage(standIn.picture)
    else { return }
    show(image, isSharp: false)
    onChange?(true)
  }

  private func receive(_ result: Result<DecodedPicture, PictureError>, for number: Int) {
    guard number == self.number else { return }
    task = nil
    switch result {
    case .success(let picture):
      guard let image = UIImage(picture) else { return fail(.outOfMemory) }
      let wasSharp = isSharp
      show(image, isSharp: true)
      onChange?(!wasSharp)
    case .failure(let error): fail(error)
    }
  }

  private func fail(_ error: PictureError) {
    guard error != self.error else { return }
    self.error = error
    onChange?(false)
  }

  private func show(_ image: UIImage, isSharp: Bool) {
    self.image = image
    self.isSharp = isSharp
    error = nil
  }
}

extension UIImage {
  /// A picture that draws from the decoded pixels; nil when the system cannot make it.
  fileprivate convenience init?(_ picture: DecodedPicture) {
    guard let image = picture.makeCGImage() else { return nil }
    self.init(cgImage: image)
  }
}
