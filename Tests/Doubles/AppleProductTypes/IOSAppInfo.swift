/// What an iOS app's product says of the app.
public enum IOSAppInfo {
  /// The app's icon.
  public enum AppIcon: Equatable, Sendable {
    /// One of those that come with Swift Playgrounds.
    case placeholder(icon: PlaceholderIcon)
    /// One of the app's own.
    case asset(String)
  }

  /// An icon that comes with Swift Playgrounds.
  public struct PlaceholderIcon: Equatable, Sendable {
    /// A reel of film.
    public static let movieReel = PlaceholderIcon()
  }

  /// The colour of the app's controls.
  public enum AccentColor: Equatable, Sendable {
    /// One of the system's.
    case presetColor(PresetColor)
    /// One of the app's own.
    case asset(String)
  }

  /// A colour of the system's.
  public struct PresetColor: Equatable, Sendable {
    /// Orange.
    public static let orange = PresetColor()
  }

  /// A kind of device.
  public enum DeviceFamily: Equatable, Sendable {
    /// iPhone.
    case phone
    /// iPad.
    case pad
  }

  /// When something holds.
  public struct DeviceFamilyCondition: Equatable, Sendable {
    /// On some kinds of device.
    public static func when(deviceFamilies: [DeviceFamily]) -> DeviceFamilyCondition {
      DeviceFamilyCondition()
    }
  }

  /// How a device may be held.
  public enum InterfaceOrientation: Equatable, Sendable {
    /// Upright, everywhere.
    public static let portrait = InterfaceOrientation.portrait(nil)
    /// The left side up, everywhere.
    public static let landscapeRight = InterfaceOrientation.landscapeRight(nil)
    /// The right side up, everywhere.
    public static let landscapeLeft = InterfaceOrientation.landscapeLeft(nil)

    /// Upright.
    case portrait(_ condition: DeviceFamilyCondition?)
    /// Upside down.
    case portraitUpsideDown(_ condition: DeviceFamilyCondition?)
    /// The left side up.
    case landscapeRight(_ condition: DeviceFamilyCondition?)
    /// The right side up.
    case landscapeLeft(_ condition: DeviceFamilyCondition?)
  }
}
