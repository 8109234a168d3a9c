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
}
