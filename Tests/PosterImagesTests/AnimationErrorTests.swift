#if canImport(CVips)
  import Glibc
  import PosterImages
  import Testing

  @Suite("An animation error")
  struct AnimationErrorTests {
    @Test(
      "says in words why nothing can be written",
      arguments: [
        (ENOSPC, "the disk is full"), (EDQUOT, "no more may be stored on the disk"),
        (EFBIG, "it is larger than a file may be"), (EROFS, "the disk is read-only"),
        (EACCES, "permission denied"), (EIO, "the disk reports an error"),
      ])
    func reason(code: Int32, reason: String) {
      #expect("\(AnimationError.cannotWrite(code: code))" == "cannot be written: \(reason)")
    }
  }
#endif
