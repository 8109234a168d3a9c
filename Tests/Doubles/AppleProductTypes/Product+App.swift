public import PackageDescription

extension Product {
  /// An iOS app. In the double, an executable.
  public static func iOSApplication(
    name: String, targets: [String], bundleIdentifier: String? = nil,
    teamIdentifier: String? = nil, displayVersion: String? = nil, bundleVersion: String? = nil,
    appIcon: IOSAppInfo.AppIcon? = nil, accentColor: IOSAppInfo.AccentColor? = nil,
    supportedDeviceFamilies: [IOSAppInfo.DeviceFamily],
    supportedInterfaceOrientations: [IOSAppInfo.InterfaceOrientation]
  ) -> Product {
    .executable(name: name, targets: targets)
  }
}
