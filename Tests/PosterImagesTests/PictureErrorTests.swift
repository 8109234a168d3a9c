import Testing

@testable import PosterImages

@Suite("A picture error")
struct PictureErrorTests {
  @Test(
    "finishes the sentence that a picture's name begins",
    arguments: [
      (.empty, "is empty (0 bytes)"),
      (.cannotOpen(code: 13), "cannot be opened: permission denied"),
      (.cannotOpen(code: 2), "cannot be opened: there is no such file"),
      (.cannotRead(code: 5), "cannot be read: the disk reports an error"),
      (.cannotOpen(code: 30), "cannot be opened: the disk is read-only"),
      (.urlAsPath, "is a URL, not a path; download the picture and give the path of its file"),
      (.notAFile(.folder), "is a folder, not a picture"),
      (.truncated(.jpeg), "is truncated: the JPEG file ends before its picture does"),
      (.unknownFormat, "is not a picture in a format this build reads"),
      (
        .tooManyPixels(PixelSize(width: 60_000, height: 60_000), limit: 500_000_000),
        "is too large: 60000 × 60000 pixels is more than 500 million, the most decoded"
      ),
      (.tooManyBytes(limit: 1 << 30), "is larger than 1024 MB, the most that is read"),
      (.invalidPixelSize(PixelSize(width: 0, height: -2)), "cannot be shown at 0 × -2 pixels"),
    ] as [(PictureError, String)])
  func description(error: PictureError, text: String) {
    #expect("\(error)" == text)
  }
}
