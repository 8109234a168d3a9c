#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What an app's own loader returns.
public enum PictureContent: Sendable {
  /// The bytes of a picture file, decoded like any other.
  case encoded(Data)

  /// A picture of any size, scaled and cut to the requested one.
  case decoded(DecodedPicture)
}
