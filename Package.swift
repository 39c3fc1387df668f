// swift-tools-version: 6.2
import PackageDescription

// Warnings are errors where the project checks itself; elsewhere a newer
// compiler's new warning must not keep anybody from building.
let strict: [SwiftSetting] =
  Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)]

/// A Swift target of this package in its own folder under `Sources`.
func room(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of one room; every one also sees the shared test support.
func tests(_ room: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: "\(room)Tests",
    dependencies: [.init(stringLiteral: room), "TestSupport", "_Testing_UIKit"] + dependencies,
    swiftSettings: strict)
}

/// The benchmarks need headers that nothing else does, so they are there only
/// where they are asked for.
let benchmarks: [Target] =
  Context.environment["KEYBOARD_PLAYGROUND_BENCHMARKS"] == nil
  ? []
  : [
    .systemLibrary(name: "CXMeasure", path: "Benchmarks/CXMeasure"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CXMeasure", "Captures", "DemoScreens", "Drawing", "HostSystem", "PhoneSimulator",
        "Playground", "Scenarios", "UIKit", "XWindow",
      ], path: "Benchmarks/Benchmarks", swiftSettings: strict),
  ]

/// The fuzzers can only be linked with `--sanitize fuzzer`.
let fuzzers: [Target] =
  Context.environment["KEYBOARD_PLAYGROUND_FUZZERS"] == nil
  ? []
  : [
    .executableTarget(
      name: "ScenarioFuzzer",
      dependencies: ["DemoScreens", "PhoneSimulator", "Scenarios"],
      path: "Fuzz/ScenarioFuzzer", swiftSettings: strict)
  ]

let package = Package(
  name: "keyboard-playground",
  products: [
    .executable(name: "keyboard-playground", targets: ["keyboard-playground"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    // Apart, since whatever links one of these needs Swift Testing's library.
    .library(name: "UIKitTesting", targets: ["_Testing_UIKit"]),
    .library(name: "KeyboardPlayground", targets: ["KeyboardPlayground"]),
    .library(
      name: "KeyboardPlaygroundTesting", targets: ["KeyboardPlaygroundTesting", "_Testing_UIKit"]),
    .library(name: "KeyboardAvoidance", targets: ["KeyboardAvoidance"]),
  ],
  targets: [
    .target(
      name: "CXlib",
      linkerSettings: [.linkedLibrary("X11"), .linkedLibrary("Xext"), .linkedLibrary("Xi")]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z")]),
    .target(name: "CJPEG", linkerSettings: [.linkedLibrary("jpeg")]),
    .target(name: "CUIKit"),
    .target(name: "CCrashTrace"),
    .target(name: "CMainQueue", dependencies: ["CUIKit"]),
    room("HostSystem", []),
    room("Drawing", ["CPango"]),
    room("PictureFiles", ["CPNG", "CJPEG", "Drawing", "HostSystem"]),
    room("LinearSolver", []),
    room("UIKit", ["Drawing", "PictureFiles", "HostSystem", "CUIKit", "LinearSolver"]),
    room("_Testing_UIKit", []),
    // Without access to package names: the engines see UIKit as a user's code sees it.
    .target(
      name: "KeyboardAvoidance",
      dependencies: [.target(name: "UIKit", condition: .when(platforms: [.linux]))],
      packageAccess: false, swiftSettings: strict),
    // A link to the folder of assets lies in the target, whose copies are for packages that
    // depend on this one.
    .target(
      name: "PhoneSimulator", dependencies: ["UIKit", "Drawing", "CMainQueue", "HostSystem"],
      exclude: [
        "assets/scenarios", "assets/keyboard-playground.desktop",
        "assets/keyboard-playground.svg",
      ],
      resources: [
        .copy("assets/devices.json"), .copy("assets/fonts.conf"), .copy("assets/keyboards"),
        .copy("assets/init"), .copy("assets/loader"),
      ], swiftSettings: strict),
    room("Loader", ["HostSystem"]),
    room("DemoScreens", ["UIKit", "KeyboardAvoidance", "PhoneSimulator"]),
    room("Scenarios", ["PhoneSimulator", "UIKit", "HostSystem"]),
    room("Captures", ["Drawing", "CPNG", "PictureFiles", "HostSystem"]),
    room("XWindow", ["CXlib", "Drawing", "HostSystem"]),
    room(
      "KeyboardPlaygroundTesting",
      [
        "UIKit", "PhoneSimulator", "Scenarios", "Captures", "Drawing", "HostSystem",
        "_Testing_UIKit",
      ]),
    room(
      "Playground",
      [
        "Drawing", "UIKit", "KeyboardAvoidance", "PhoneSimulator", "DemoScreens", "Scenarios",
        "Captures", "XWindow", "HostSystem", "Loader", "CCrashTrace",
      ]),
    room("KeyboardPlayground", ["Playground", "PhoneSimulator", "UIKit"]),
    .executableTarget(
      name: "keyboard-playground", dependencies: ["Playground"], swiftSettings: strict,
      // Libraries that are loaded find UIKit in the program.
      linkerSettings: [.unsafeFlags(["-Xlinker", "--export-dynamic"])]),

    .target(
      name: "TestSupport", dependencies: ["UIKit", "Drawing", "PhoneSimulator", "HostSystem"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("HostSystem", []),
    tests("Loader", ["HostSystem"]),
    tests("Drawing", []),
    tests("PictureFiles", ["Drawing"]),
    tests("LinearSolver", []),
    // Code as users write it, which the tests of UIKit run: it sees public names alone.
    .target(
      name: "UIKitUsage", dependencies: ["UIKit"], path: "Tests/UIKitUsage", packageAccess: false,
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    tests("UIKit", ["Drawing", "PictureFiles", "LinearSolver", "UIKitUsage"]),
    tests("KeyboardAvoidance", ["UIKit"]),
    tests("PhoneSimulator", ["UIKit", "Drawing", "HostSystem", "UIKitUsage"]),
    tests(
      "DemoScreens",
      [
        "UIKit", "KeyboardAvoidance", "PhoneSimulator", "Scenarios", "Captures", "Drawing",
        "HostSystem",
      ]),
    tests(
      "Scenarios", ["UIKit", "KeyboardAvoidance", "PhoneSimulator", "DemoScreens", "HostSystem"]),
    tests("Captures", ["Drawing", "HostSystem"]),
    tests("KeyboardPlaygroundTesting", ["UIKit", "PhoneSimulator", "Scenarios"]),
    // Tests as users write them, which the page on bringing one's code shows.
    .testTarget(
      name: "PhoneTestSamples",
      dependencies: ["KeyboardPlaygroundTesting", "KeyboardAvoidance", "UIKit", "_Testing_UIKit"],
      exclude: ["Goldens"], packageAccess: false, swiftSettings: strict),
    // A program with screens of its own, as users write it.
    .executableTarget(
      name: "OwnScreens", dependencies: ["KeyboardPlayground", "UIKit"], path: "Tests/OwnScreens",
      packageAccess: false, swiftSettings: strict),
    // A client that the tests of the window drive from outside, as another process.
    .executableTarget(
      name: "XWindowProbe", dependencies: ["XWindow", "Drawing"], path: "Tests/XWindowProbe",
      swiftSettings: strict),
    // Cuts a program off from its X server, for tests and `make soak`.
    .executableTarget(
      name: "ConnectionCutter", path: "Tests/ConnectionCutter", swiftSettings: strict),
    tests("XWindow", ["Drawing", "CXlib", "XWindowProbe"]),
    // A session in a process of its own, whose app may do what it should not.
    .executableTarget(
      name: "SessionProbe", dependencies: ["Playground", "DemoScreens", "PhoneSimulator", "UIKit"],
      path: "Tests/SessionProbe", swiftSettings: strict),
    // What `make lint` asks about the folders of each target.
    .systemLibrary(name: "CIndexStore", path: "Lint/CIndexStore"),
    .executableTarget(
      name: "Ladders", dependencies: ["CIndexStore"], path: "Lint/Ladders", swiftSettings: strict),
    tests("Ladders", []),
    // The page of UIKit's names; the tests need the module of UIKit built.
    .executableTarget(
      name: "CoveragePage", path: "Lint/CoveragePage", swiftSettings: strict),
    tests("CoveragePage", ["UIKit"]),
    // The code that people bring along is mostly in Swift 5 mode.
    .testTarget(
      name: "Swift5Tests", dependencies: ["UIKit", "TestSupport", "_Testing_UIKit"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    // Files that import UIKit and Foundation both, in each language mode.
    .testTarget(
      name: "BothImportsTests", dependencies: ["UIKit", "TestSupport", "_Testing_UIKit"],
      swiftSettings: strict),
    .testTarget(
      name: "BothImportsSwift5Tests", dependencies: ["UIKit", "TestSupport", "_Testing_UIKit"],
      swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    tests(
      "Playground",
      [
        "ConnectionCutter", "OwnScreens", "SessionProbe", "UIKit", "PhoneSimulator", "DemoScreens",
        "Scenarios",
        "Captures", "Drawing", "HostSystem", "XWindow",
      ]),
  ] + benchmarks + fuzzers,
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu11
)
