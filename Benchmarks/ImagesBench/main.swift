import Foundation
import PosterImages

/// Gets the pictures of files at one size from a pipeline, and prints how many there are.
/// Usage: imagesbench WIDTHxHEIGHT FILE...
let arguments = CommandLine.arguments.dropFirst()
let sides = (arguments.first ?? "").split(separator: "x").compactMap { Int($0) }
guard sides.count == 2 else {
  FileHandle.standardError.write(Data("usage: imagesbench WIDTHxHEIGHT FILE...\n".utf8))
  exit(2)
}
let size = PixelSize(width: sides[0], height: sides[1])
let files = arguments.dropFirst().map { FilePath($0) }
// It keeps none: each file is decoded.
let pipeline = PicturePipeline(cacheByteLimit: 0)

let count = await withTaskGroup(of: Bool.self) { group in
  for file in files {
    group.addTask {
      let request = PictureRequest(source: .file(file), pixelSize: size)
      return (try? await pipeline.picture(for: request).pixelSize) == size
    }
  }
  var count = 0
  for await isMade in group where isMade { count += 1 }
  return count
}
print(count)
