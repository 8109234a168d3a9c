/// What `--help` prints, made from the option tables.
enum Help {
  static let versionLine = "poster 0.1.0\n"

  static func command(_ subcommands: [any Subcommand.Type]) -> String {
    """
    Usage: poster COMMAND [INPUT…] [OPTIONS]

    Shows posters one page at a time; each picture lags behind its page.

    Commands:
    \(columns(subcommands.map { ($0.name, $0.summary) }))

    \(inputs)

    poster COMMAND --help lists a command's options; --version shows the version.
    Exit codes: 0 done, 1 nothing could be shown or written, 2 wrong usage.

    """
  }

  static func show(_ parser: OptionParser) -> String {
    """
    Usage: poster show [INPUT…] [OPTIONS]

    Shows posters in a window.

    \(inputs)

    Options:
    \(options(parser.helpTable))

    Effects: \(EffectName.list).

    """
  }

  static func render(_ parser: OptionParser) -> String {
    """
    Usage: poster render [INPUT…] --output PATH [OPTIONS]

    Draws frames on the way from one page to another.

    \(inputs)

    Options:
    \(options(parser.helpTable))

    Effects: \(EffectName.list).

    PATH decides what is made:
      folder         frame-0000.png and so on. A folder that is there is kept with all it holds;
                     frames of the same name are replaced. It must not hold frames past the last
                     one of this run, since two runs would mix.
      *.png          one frame
      *.webp, *.gif  an animation of 30 frames a second that goes round
    A file that is there is replaced. The folder that PATH lies in must be there.

    """
  }

  static func trace(_ parser: OptionParser) -> String {
    """
    Usage: poster trace --pages N --size WxH [OPTIONS] < events.jsonl > frames.jsonl

    Plays events to the pager and prints where every page is, a frame a line, and what the pager
    does, as it does it.

    An event is a JSON object a line: "t" in seconds, x and y in points of the viewport, and
      "type"                      fields
      down, move, up, cancel      "x", "y" (not for cancel), "id" [0]; down: "device" [touch] or mouse
      wheel                       "notches"
      scroll                      "phase": begin, update ("dx", "dy") or end
      key                         "key": next, previous, first, last, left or right
      scrollTo                    "page", "animated"
      resize, count, posters      "width" and "height"; "count"; "ids"
      visible, reducedMotion      "value"

    Options:
    \(options(parser.helpTable))

    """
  }

  private static let inputs = """
    INPUT is any of these, in any number; without one, the samples are shown:
      a picture   JPEG, PNG, WebP, GIF, TIFF, SVG, AVIF or HEIC
      a folder    its pictures (by extension, hidden ones left out), 2 before 10
      a .json     a list of posters: [{"file", "title", "subtitle", "link", "description"}],
                  all but "file" optional, files relative to the list
    Only posters that are drawn are opened. One that cannot be is named with its reason, and a page
    that says so stands in its place.
    """

  private static func options(_ table: [OptionSpec]) -> String {
    columns(table.map { ($0.usage, $0.help) })
  }

  /// Names in one column and what they mean in the next.
  private static func columns(_ rows: [(name: String, meaning: String)]) -> String {
    let width = rows.map(\.name.count).max() ?? 0
    return rows.map { row in
      "  " + row.name + String(repeating: " ", count: width - row.name.count + 2) + row.meaning
    }.joined(separator: "\n")
  }
}
