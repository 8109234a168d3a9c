// Shows the pictures that are named on the command line, one after the other, in a loop.
import PosterGTK
import PosterImages

let items = CommandLine.arguments.dropFirst().map { PosterItem(source: .file(FilePath($0))) }
let options = PosterWindowOptions(
  title: "Wall", look: PosterLook(isLooping: true, autoAdvanceInterval: 8))
try PosterApplication.run(items: items, options: options)
