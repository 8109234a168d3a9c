/// How the stored pixels of a picture have to be turned to be upright: EXIF's values 1 to 8.
enum PictureOrientation: Int, Hashable, Sendable, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case flipped
  case transposed
  case turnedClockwise
  case transversed
  case turnedCounterclockwise

  /// The orientation of that EXIF value; upright for values that mean nothing.
  init(exif value: Int) {
    self = PictureOrientation(rawValue: value) ?? .upright
  }

  /// True when width and height change places.
  var swapsAxes: Bool { rawValue >= PictureOrientation.transposed.rawValue }

  /// True when stored columns count from the upright picture's far end, along their own axis.
  var reversesColumns: Bool {
    switch self {
    case .mirrored, .upsideDown, .transversed, .turnedCounterclockwise: true
    default: false
    }
  }

  /// True when stored rows count from the upright picture's far end, along their own axis.
  var reversesRows: Bool {
    switch self {
    case .upsideDown, .flipped, .turnedClockwise, .transversed: true
    default: false
    }
  }

  /// A stored size made upright, or the reverse.
  func turned(_ size: PixelSize) -> PixelSize {
    swapsAxes ? size.transposed : size
  }
}
