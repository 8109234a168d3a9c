import Foundation
import PosterGTK
import PosterImages

// Swipes through the first pages of a folder in a window and prints what it saw as one JSON object.
// `show-scale.py` makes the folder, runs this and compares.

let arguments = CommandLine.arguments
guard arguments.count == 3, let pageCount = Int(arguments[2]), pageCount > 0 else {
  FileHandle.standardError.write(Data("usage: showbench FOLDER PAGES\n".utf8))
  exit(2)
}

let names = try FileManager.default.contentsOfDirectory(atPath: arguments[1])
  .filter { $0.hasSuffix(".jpg") }.sorted()
let items = names.map { PosterItem(source: .file(FilePath(arguments[1] + "/" + $0))) }
let decoder = TimedDecoder(VipsDecoder())
let window = try PosterWindow(items: items, decoder: decoder)
let run = SwipeRun(window, pageCount: min(pageCount, items.count), decoder: decoder)
run.perform()
print(try run.report())
