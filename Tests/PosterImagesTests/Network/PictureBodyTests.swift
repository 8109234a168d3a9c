import Foundation
import Testing

@testable import PosterImages

@Suite("A body while it arrives")
struct PictureBodyTests {
  @Test("It is what came, in whatever pieces", arguments: [1, 7, 1000])
  func pieces(size: Int) throws {
    let picture = pngBytes()
    var body = try PictureBody(headers: HTTPHeaders(["Content-Length": "1000"]), limit: 1000)
    for start in stride(from: 0, to: picture.count, by: size) {
      try body.append(picture.dropFirst(start).prefix(size))
    }
    #expect(try body.complete() == picture)
  }

  @Test("More than the limit is refused: when it is announced, and when it comes")
  func limit() throws {
    #expect(throws: HTTPFailure.tooLarge(limit: 10)) {
      _ = try PictureBody(headers: HTTPHeaders(["Content-Length": "11"]), limit: 10)
    }
    var body = try PictureBody(headers: HTTPHeaders(), limit: 10)
    try body.append(pngBytes(count: 10))
    #expect(throws: HTTPFailure.tooLarge(limit: 10)) { try body.append(Data([0])) }
  }

  @Test("A length counts unless it is that of another form")
  func lengths() throws {
    for (headers, isChecked) in [
      (["Content-Length": "20"], true),
      (["Content-Length": "20", "Content-Encoding": "identity"], true),
      (["Content-Length": "20", "Content-Encoding": "gzip"], false),
      (["Content-Length": "20", "Transfer-Encoding": "chunked"], false),
    ] {
      var body = try PictureBody(headers: HTTPHeaders(headers), limit: 100)
      try body.append(pngBytes(count: 10))
      let incomplete = HTTPFailure.incomplete(received: 10, expected: 20)
      #expect(outcome(of: body) == (isChecked ? incomplete : nil))
      #expect(body.failure(.connectionLost) == (isChecked ? incomplete : .connectionLost))
      #expect(body.failure(.cancelled) == .cancelled)
    }
  }

  private func outcome(of body: PictureBody) -> HTTPFailure? {
    do throws(HTTPFailure) {
      _ = try body.complete()
      return nil
    } catch { return error }
  }

  @Test("Nothing, and too little to be a picture, are errors at the end")
  func short() throws {
    var body = try PictureBody(headers: HTTPHeaders(["Content-Type": "image/png"]), limit: 100)
    #expect(throws: HTTPFailure.empty) { try body.complete() }
    try body.append(Data([0x89]))
    #expect(throws: HTTPFailure.notAPicture(mediaType: "image/png")) { try body.complete() }
  }
}
