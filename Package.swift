// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// On Apple's systems: the engine, the pictures and the views, with no dependency at all.
var products: [Product] = [
  .library(name: "PosterScroll", targets: ["PosterScroll"]),
  .library(name: "PosterEngine", targets: ["PosterEngine"]),
  .library(name: "PosterImages", targets: ["PosterImages"]),
]

var posterImagesDependencies: [Target.Dependency] = []
var posterScrollDependencies: [Target.Dependency] = ["PosterEngine", "PosterImages"]
var targets: [Target] = []

/// Where there is a UIKit: on Linux a double. A target that something depends on only there is not
/// built on a Mac, where `swift build` and `swift test` take the engine and the pictures.
let whereUIKitIs = TargetDependencyCondition.when(
  platforms: [.iOS, .tvOS, .visionOS, .macCatalyst, .linux])
var appTestDependencies: [Target.Dependency] = [
  .target(name: "PosterScroll", condition: whereUIKitIs),
  "PosterEngine",
]

// A test that imports both Testing and the double named UIKit would otherwise look for Apple's
// cross-import overlay of the two.
var doublesTestSettings: [SwiftSetting] = strict

#if os(Linux)
  products += [
    .library(name: "PosterGTK", targets: ["PosterGTK"]),
    .library(name: "PosterRender", targets: ["PosterRender"]),
    .executable(name: "poster", targets: ["poster"]),
  ]
  posterImagesDependencies += ["CVips", "CZimg"]
  posterScrollDependencies += ["UIKit", "SwiftUI"]
  appTestDependencies += ["UIKit", "SwiftUI"]
  doublesTestSettings += [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]

  targets += [
    .systemLibrary(name: "CGtk4", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
    .systemLibrary(name: "CZimg", pkgConfig: "zimg", providers: [.apt(["libzimg-dev"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "GtkInterop", dependencies: ["CGtk4"], swiftSettings: strict),
    .target(
      name: "PosterGTK", dependencies: ["PosterEngine", "PosterImages", "GtkInterop", "CGtk4"],
      swiftSettings: strict),
    .target(
      name: "PosterRender", dependencies: ["PosterEngine", "PosterImages", "CCairo"],
      swiftSettings: strict),
    .executableTarget(
      name: "poster",
      dependencies: ["PosterEngine", "PosterImages", "PosterRender", "PosterGTK", "GtkInterop"],
      resources: [.copy("Samples")], swiftSettings: strict),
    .target(name: "AllocationCounter", path: "Benchmarks/AllocationCounter"),
    .executableTarget(
      name: "posterbench", dependencies: ["PosterEngine", "AllocationCounter"],
      path: "Benchmarks/EngineBench", swiftSettings: strict),
    .executableTarget(
      name: "imagesbench", dependencies: ["PosterImages"], path: "Benchmarks/ImagesBench",
      swiftSettings: strict),
    .executableTarget(
      name: "showbench",
      dependencies: ["PosterGTK", "PosterImages", "GtkInterop", "CGtk4"],
      path: "Benchmarks/ShowBench", swiftSettings: strict),
    .target(
      name: "UIKit", dependencies: ["PosterImages"], path: "Tests/Doubles/UIKit",
      swiftSettings: strict),
    .target(
      name: "SwiftUI", dependencies: ["UIKit"], path: "Tests/Doubles/SwiftUI",
      swiftSettings: strict),
    .testTarget(
      name: "UIKitDoubleTests", dependencies: ["UIKit", "PosterImages"],
      swiftSettings: doublesTestSettings),
    .testTarget(
      name: "SwiftUIDoubleTests", dependencies: ["SwiftUI", "UIKit"],
      swiftSettings: doublesTestSettings),
    // Fingers, rotations and settings are the doubles' own.
    .testTarget(
      name: "PosterScrollTests",
      dependencies: [
        "PosterScroll", "PosterEngine", "PosterImages", "UIKit", "SwiftUI", "TestSupport",
      ],
      swiftSettings: doublesTestSettings),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["PosterScroll", "PosterEngine", "PosterImages", "UIKit", "SwiftUI"],
      swiftSettings: doublesTestSettings),
    .executableTarget(
      name: "Cinema", dependencies: ["PosterScroll", "PosterEngine", "UIKit", "SwiftUI"],
      path: "Examples/Cinema.swiftpm/Sources", swiftSettings: strict),
    .executableTarget(
      name: "wall", dependencies: ["PosterGTK", "PosterImages"], path: "Examples/Wall",
      swiftSettings: strict),
    .executableTarget(
      name: "places", dependencies: ["PosterEngine"], path: "Examples/Places",
      swiftSettings: strict),
    .testTarget(
      name: "ExampleTests", dependencies: ["Cinema", "PosterScroll", "UIKit", "SwiftUI"],
      swiftSettings: doublesTestSettings),
    .testTarget(
      name: "PosterGTKTests",
      dependencies: ["PosterGTK", "PosterRender", "GtkInterop", "CGtk4", "PosterEngine"],
      swiftSettings: strict),
    .testTarget(
      name: "PosterRenderTests", dependencies: ["PosterRender", "PosterEngine", "PosterImages"],
      swiftSettings: strict),
    .testTarget(
      name: "PosterCommandTests",
      dependencies: ["poster", "PosterEngine", "PosterImages", "GtkInterop", "TestSupport"],
      swiftSettings: strict),
  ]
#endif

targets += [
  .target(name: "PosterEngine", swiftSettings: strict),
  .target(name: "PosterImages", dependencies: posterImagesDependencies, swiftSettings: strict),
  .target(name: "PosterScroll", dependencies: posterScrollDependencies, swiftSettings: strict),
  .target(name: "TestSupport", path: "Tests/Support", swiftSettings: strict),
  .testTarget(
    name: "PosterEngineTests", dependencies: ["PosterEngine", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "PosterImagesTests", dependencies: ["PosterImages", "TestSupport"],
    swiftSettings: strict),
  .testTarget(
    name: "PosterScrollAppTests", dependencies: appTestDependencies,
    swiftSettings: doublesTestSettings),
]

let package = Package(
  name: "PosterScroll",
  defaultLocalization: "en",
  platforms: [.iOS(.v16), .tvOS(.v16), .visionOS(.v1), .macCatalyst(.v16), .macOS(.v13)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
