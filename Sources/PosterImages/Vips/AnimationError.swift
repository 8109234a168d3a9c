/// Why an animation cannot be written.
public enum AnimationError: Error, Equatable, Sendable {
  /// The system failed to keep or to write the frames; the code is `errno`.
  case cannotWrite(code: Int32)
  /// A frame is not as large as the animation.
  case wrongFrameSize(byteCount: Int, expected: Int)
  /// A side of a frame is longer than the format can say, in pixels.
  case frameTooLarge(limit: Int)
  /// More rows of pixels, all frames together, than a file holds.
  case tooManyRows(limit: Int)
  /// No frame was appended.
  case noFrames
  /// The encoding library could not be started.
  case encoderUnavailable
  /// The frames could not be encoded or written out.
  case cannotEncode
}

extension AnimationError: CustomStringConvertible {
  /// The fault and the way out.
  public var description: String {
    switch self {
    case .cannotWrite(let code): "cannot be written: \(SystemError.reason(code))"
    case .wrongFrameSize(let byteCount, let expected):
      "a frame has \(byteCount) bytes instead of \(expected)"
    case .frameTooLarge(let limit):
      "would have a side of more than \(limit) pixels, the most in this format; use a smaller size"
    case .tooManyRows(let limit):
      "would have too many frames: their heights add up to more than \(limit) pixels; use fewer"
    case .noFrames: "has no frames"
    case .encoderUnavailable: "cannot be encoded: libvips did not start"
    case .cannotEncode: "cannot be encoded or written; is the disk full?"
    }
  }
}
