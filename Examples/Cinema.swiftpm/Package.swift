// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

let package = Package(
  name: "Cinema",
  platforms: [.iOS("16.0")],
  products: [
    .iOSApplication(
      name: "Cinema",
      targets: ["Cinema"],
      bundleIdentifier: "org.posterscroll.Cinema",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .movieReel),
      accentColor: .presetColor(.orange),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeLeft, .landscapeRight,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [.package(name: "PosterScroll", path: "../..")],
  targets: [
    .executableTarget(
      name: "Cinema",
      dependencies: [
        .product(name: "PosterScroll", package: "PosterScroll"),
        .product(name: "PosterEngine", package: "PosterScroll"),
      ],
      path: "Sources"
    )
  ]
)
