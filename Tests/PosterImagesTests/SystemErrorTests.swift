import Foundation
import Testing

@testable import PosterImages

@Suite("A system error")
struct SystemErrorTests {
  @Test(
    "is told in the same words on every system",
    arguments: [
      (EACCES, "permission denied"), (EPERM, "permission denied"),
      (ENOENT, "there is no such file"), (EISDIR, "it is a folder"), (ENOSPC, "the disk is full"),
      (EBADF, "it is not open"), (EPIPE, "nobody reads it any more"),
    ])
  func common(code: Int32, words: String) {
    #expect(SystemError.reason(code) == words)
  }

  @Test(
    "is told in the system's own words where it is a rare one, and with its number at the least")
  func rare() {
    #expect(SystemError.reason(EINVAL) == "Invalid argument")
    #expect(SystemError.reason(9999).contains("9999"))
  }
}
