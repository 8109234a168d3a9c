/// Kinds of devices.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone
  /// An iPad.
  case pad
  /// An Apple TV.
  case tv
  /// A car.
  case carPlay
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision
}
