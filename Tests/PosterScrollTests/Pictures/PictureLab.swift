import Foundation
import PosterImages
import PosterScroll
import UIKit

/// A pipeline whose decodes wait until the test runs them, and whose pictures say which they are.
@MainActor final class PictureLab {
  let decoder = ScriptedDecoder()
  let pipeline: PicturePipeline
  private let executor = WaitingExecutor()

  init() {
    pipeline = PicturePipeline(
      decoder: decoder, executor: executor, concurrentDecodes: 1, cacheByteLimit: 1 << 20)
  }

  /// A poster whose picture has a number.
  static func poster(_ number: Int, id: String? = nil) -> Poster {
    Poster(id: id ?? "\(number)", image: image(number), title: "Poster \(number)")
  }

  static func image(_ number: Int) -> PosterImage { .data(Data("\(number)".utf8)) }

  /// An image that the app has, with a number.
  static func picture(_ number: Int, width: Int, height: Int) -> CGImage? {
    DecodedPicture(number, PixelSize(width: width, height: height))?.makeCGImage()
  }

  /// A screen of that many posters.
  func screen(count: Int, configure: (PosterScrollView) -> Void = { _ in }) -> PosterScreen {
    screen((0..<count).map { Self.poster($0) }, configure: configure)
  }

  func screen(_ posters: [Poster], configure: (PosterScrollView) -> Void = { _ in })
    -> PosterScreen
  {
    PosterScreen(count: 0) {
      $0.picturePipeline = pipeline
      $0.posters = posters
      configure($0)
    }
  }

  /// Decodes all that is wanted, without telling anybody yet.
  func decode() { executor.runAll() }

  /// Decodes all that is wanted, and has the pages told.
  func deliver() async {
    decode()
    // Who is told waits in line on the main actor.
    for _ in 0..<5 { await Task.yield() }
  }

  /// The numbers of the pictures that were decoded since the last look, in order.
  func takeDecoded() -> [Int] { decoder.takeRequests().map(ScriptedDecoder.number) }
}

/// Makes pictures as wide as they are wanted and one pixel high, which hold their number.
final class ScriptedDecoder: PictureDecoder, @unchecked Sendable {
  private let lock = NSLock()
  // All are touched with the lock held.
  private var requests: [PictureRequest] = []
  private var failures: [Int: PictureError] = [:]
  private var hasStandIns = false

  /// Has a picture fail; nil has it succeed again.
  func setFailure(_ error: PictureError?, of number: Int) {
    lock.withLock { failures[number] = error }
  }

  /// Has stand-ins come before pictures.
  func giveStandIns() { lock.withLock { hasStandIns = true } }

  func takeRequests() -> [PictureRequest] {
    lock.withLock {
      defer { requests = [] }
      return requests
    }
  }

  func decode(_ request: PictureRequest) throws(PictureError) -> DecodedPicture {
    let failure = lock.withLock {
      requests.append(request)
      return failures[Self.number(of: request)]
    }
    if let failure { throw failure }
    guard let picture = picture(of: request, width: request.pixelSize.width) else {
      throw .outOfMemory
    }
    return picture
  }

  func quickPicture(for request: PictureRequest) -> DecodedPicture? {
    lock.withLock { hasStandIns } ? picture(of: request, width: 3) : nil
  }

  static func number(of request: PictureRequest) -> Int {
    guard case .data(let data) = request.source else { return -1 }
    return Int(String(decoding: data, as: UTF8.self)) ?? -1
  }

  private func picture(of request: PictureRequest, width: Int) -> DecodedPicture? {
    DecodedPicture(Self.number(of: request), PixelSize(width: width, height: 1))
  }
}

/// Work that waits until the test runs it, on the test's own thread.
private final class WaitingExecutor: PictureExecutor, @unchecked Sendable {
  private let lock = NSLock()
  private var waiting: [@Sendable () -> Void] = []

  func run(_ work: @escaping @Sendable () -> Void) {
    lock.withLock { waiting.append(work) }
  }

  func runAll() {
    while let work = lock.withLock({ waiting.isEmpty ? nil : waiting.removeFirst() }) { work() }
  }
}

extension DecodedPicture {
  /// A picture that holds a number.
  init?(_ number: Int, _ size: PixelSize) {
    let buffer = PixelBuffer(count: size.pixelCount * Self.bytesPerPixel) { bytes in
      bytes.storeBytes(of: UInt32(number).littleEndian, as: UInt32.self)
    }
    guard let buffer else { return nil }
    self.init(pixelSize: size, isOpaque: false, buffer: buffer)
  }
}

extension UIImage {
  /// The number of a picture that was decoded.
  var number: Int? {
    cgImage?.picture.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(as: UInt32.self)))
    }
  }
}

extension PosterView {
  /// The picture that the page shows.
  var shownImage: UIImage? { (contentView as? UIImageView)?.image }
}

extension PosterScreen {
  /// The numbers of the pictures that show, from left to right; nil where a page is blank.
  var shownNumbers: [Int?] {
    shownPages.sorted { frame(of: $0).minX < frame(of: $1).minX }.map(\.shownImage?.number)
  }
}
