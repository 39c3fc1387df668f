import Foundation

/// The path of a program of the package, which is built beside the tests.
public func builtProgram(_ name: String) -> String {
  URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: name).path
}
