import PosterEngine

@testable import poster

/// What `poster trace` would print for some input, one line an element, and where it stopped.
struct TraceRun {
  var lines: [String] = []
  var error: TraceError?

  /// Plays lines of events with the options of a command line, such as `--pages 3 --size 400x600`.
  init(_ options: String, _ events: [String]) throws {
    let words = options.split(whereSeparator: \.isWhitespace)
    let command = try TraceCommand(TraceCommand.parser.parse(words.map { Array($0.utf8) }))
    var text = ""
    let output = BufferedOutput { text += $0 }
    var rest = events[...]
    do {
      try command.play({ rest.popFirst().map { Array($0.utf8) } }, to: output)
    } catch let error as TraceError {
      self.error = error
    }
    try output.flush()
    lines = text.split(separator: "\n").map(String.init)
  }

  /// What each line tells and when: `frame 0.5`, `pageChanged 0.25`.
  func summary() throws -> [String] {
    try lines.map { line in
      let fields = try JSONValue(line)
      let kind = fields["event"]?.text ?? "frame"
      return "\(kind) \(fields["t"]?.number ?? .nan)"
    }
  }
}
