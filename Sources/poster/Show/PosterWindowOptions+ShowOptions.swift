import PosterGTK
import PosterImages

extension PosterWindowOptions {
  /// The window that `poster show` was asked for; `folders` are those that it waits for pictures in
  /// while it has none.
  init(_ options: ShowOptions, folders: [FilePath]) {
    let look = options.look
    self.init(
      look: PosterLook(
        effect: look.effect, peek: look.peek, spacing: look.spacing, axis: look.axis,
        direction: look.isRightToLeft ? .rightToLeft : nil, isLooping: look.isLooping,
        autoAdvanceInterval: options.autoAdvanceInterval),
      chrome: PosterChrome(options.captions), isFullscreen: options.isFullscreen,
      notice: PosterNotice(folders: folders))
  }
}

extension PosterChrome {
  /// Dots, and the titles that were asked for.
  init(_ captions: CaptionsOption) {
    switch captions {
    case .auto: self = [.passingTitles, .dots]
    case .on: self = [.titles, .dots]
    case .off: self = .dots
    }
  }
}

extension PosterNotice {
  /// Says that there are no pictures, and where they are waited for.
  init(folders: [FilePath]) {
    let names = folders.map { "“\($0.lastComponent)”" }.formatted()
    self.init(
      title: "No pictures",
      detail: names.isEmpty ? "" : "Pictures that are put into \(names) appear here.")
  }
}

extension [String] {
  /// The texts with commas between them and `or` before the last.
  fileprivate func formatted() -> String {
    guard let last else { return "" }
    return count == 1 ? last : dropLast().joined(separator: ", ") + " or " + last
  }
}
