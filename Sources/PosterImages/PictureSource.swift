#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Where a picture comes from.
public enum PictureSource: Hashable, Sendable {
  /// A file. Its content decides the format, whatever its name says.
  case file(FilePath)

  /// The bytes of a picture file.
  case data(Data)

  /// What a table that is looked up by this source keeps in memory because of it.
  var retainedByteCount: Int {
    switch self {
    case .file(let path): path.bytes.count
    case .data(let data): data.count
    }
  }
}
