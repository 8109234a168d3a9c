#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PictureSource {
  /// The bytes of the picture file, read now, at most `limit` of them.
  func contents(limit: Int) throws(PictureError) -> Data {
    switch self {
    case .file(let path): return try FileContents.read(path, limit: limit)
    case .data(let data):
      guard data.count <= limit else { throw .tooManyBytes(limit: limit) }
      return data
    case .remote, .provided: throw .needsPipeline
    }
  }
}
