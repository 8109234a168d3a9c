/// What a window of posters is called.
enum WindowTitle {
  /// The current poster's name and the program's; the program's alone where there is no poster.
  static func text(of poster: PosterItem?, program: String) -> String {
    guard let poster else { return program }
    // Window managers show one line.
    let name = poster.name.split(whereSeparator: \.isNewline).joined(separator: " ")
    return name.isEmpty ? program : "\(name) – \(program)"
  }
}
