/// The names of frames in a folder: `frame-0000.png` and so on, in at least four digits.
enum FrameName {
  private static let prefix = "frame-"
  private static let suffix = ".png"
  private static let digits = 4

  static func name(of frame: Int) -> String {
    let number = String(frame)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    return prefix + zeros + number + suffix
  }

  /// The frame that a file of that name holds; nil when it is no frame's name.
  static func frame(named name: [UInt8]) -> Int? {
    guard name.starts(with: prefix.utf8), name.count > prefix.utf8.count + suffix.utf8.count
    else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let number = text.dropFirst(prefix.count).dropLast(suffix.count)
    guard let frame = Int(number), self.name(of: frame) == text else { return nil }
    return frame
  }
}
