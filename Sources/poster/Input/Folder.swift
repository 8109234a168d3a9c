import Glibc
import PosterImages

/// A folder's entries, read without asking for more than their names.
enum Folder {
  /// Extensions of pictures that people keep, in lower case. Some builds cannot decode all of them;
  /// a picture left out without a word is worse than one that is named with its reason.
  static let pictureExtensions: Set<String> = [
    "avif", "bmp", "gif", "heic", "heif", "jfif", "jpe", "jpeg", "jpg", "jxl", "png", "svg", "tif",
    "tiff", "webp",
  ]

  /// The pictures in a folder, in natural order: every entry with a picture's extension, whatever
  /// it is, that is not hidden.
  static func pictures(in folder: FilePath) throws(InputError) -> [FilePath] {
    NaturalOrder.sorted(try names(in: folder).filter(isPicture))
      .map { folder.appending(FilePath(bytes: $0)) }
  }

  static func isPicture(_ name: [UInt8]) -> Bool {
    guard name.first != UInt8(ascii: ".") else { return false }
    return pictureExtensions.contains(pathExtension(of: name))
  }

  /// What follows the last dot, in lower case; empty without a dot.
  static func pathExtension(of name: [UInt8]) -> String {
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
  }

  /// Every entry's name, in no order; `.` and `..` among them.
  static func names(in folder: FilePath) throws(InputError) -> [[UInt8]] {
    guard let stream = folder.withCString({ opendir($0) }) else {
      throw .unreadableFolder(reason: SystemError.reason(errno))
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      // Its end and an error look alike, but for the code that only an error sets.
      errno = 0
      guard let entry = readdir(stream) else {
        guard errno == 0 else { throw .unreadableFolder(reason: SystemError.reason(errno)) }
        return names
      }
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { buffer in Array(buffer.prefix { $0 != 0 }) })
    }
  }
}
