// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "@NAME@",
  dependencies: [
    @DEPENDENCY@
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "UIKit", package: "@IDENTITY@"),
        .product(name: "KeyboardAvoidance", package: "@IDENTITY@"),
      ]),
    .executableTarget(
      name: "Phone",
      dependencies: ["Screens", .product(name: "KeyboardPlayground", package: "@IDENTITY@")]),
    .testTarget(
      name: "ScreensTests",
      dependencies: [
        "Screens", .product(name: "KeyboardPlaygroundTesting", package: "@IDENTITY@"),
      ]),
  ])
