import PosterImages
import PosterRender

/// Opens posters for the pages that are drawn, and reports each one that cannot be, once.
final class PosterLoader {
  private let posters: [PosterEntry]
  private let decoder: any PictureDecoder
  private let report: (FilePath, PictureError) -> Void
  private var failures: [Int: PictureError] = [:]
  private var prepared: (request: PictureRequest, picture: DecodedPicture)?

  init(
    posters: [PosterEntry], decoder: any PictureDecoder,
    report: @escaping (FilePath, PictureError) -> Void
  ) {
    self.posters = posters
    self.decoder = decoder
    self.report = report
  }

  /// Opens a poster ahead of its first page, which then has its picture without opening it again;
  /// false when it cannot be opened.
  func prepare(_ index: Int, pixelSize: PixelSize) -> Bool {
    guard case .picture(let picture) = content(of: index, pixelSize: pixelSize) else {
      return false
    }
    prepared = (request(index, pixelSize), picture)
    return true
  }

  /// What the page of a poster shows: its picture, or why there is none.
  func content(of index: Int, pixelSize: PixelSize) -> PageContent {
    let request = request(index, pixelSize)
    if let picture = takePrepared(request) { return .picture(picture) }
    let file = posters[index].file
    do throws(PictureError) {
      if let failure = failures[index] { throw failure }
      return .picture(try decoder.decode(request))
    } catch {
      if failures.updateValue(error, forKey: index) == nil { report(file, error) }
      return .placeholder(
        name: file.lastComponent.description, reason: error.description)
    }
  }

  private func request(_ index: Int, _ pixelSize: PixelSize) -> PictureRequest {
    PictureRequest(source: .file(posters[index].file), pixelSize: pixelSize)
  }

  /// The prepared picture, if it is that one; it is let go either way, since the frame that it was
  /// made for has come.
  private func takePrepared(_ request: PictureRequest) -> DecodedPicture? {
    defer { prepared = nil }
    return prepared?.request == request ? prepared?.picture : nil
  }
}
