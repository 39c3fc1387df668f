import Foundation

/// The folder of what SwiftPM builds, in which the bundle of the tests lies.
public let builtFolder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  .deletingLastPathComponent().path

/// The path of a program of the package, which is built beside the tests.
public func builtProgram(_ name: String) -> String { "\(builtFolder)/\(name)" }
