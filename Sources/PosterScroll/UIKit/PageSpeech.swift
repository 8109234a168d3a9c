/// What assistive technologies say of pages.
struct PageSpeech {
  /// The place of a page, which counts from 1, among how many, in words.
  var position: (_ page: Int, _ count: Int) -> String = { "\($0) of \($1)" }

  /// The page that was said last, or that everybody knows of.
  var spokenPage = 0

  /// The parts that there are, as one says them one after the other; nil where there are none.
  static func join(_ parts: [String?]) -> String? {
    let parts = parts.compactMap { $0 }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
