import Foundation

/// Where the engines write what they do.
@MainActor public enum AvoidanceLog {
  /// How much a line matters.
  public enum Level: Int, Hashable, Sendable, Comparable, CaseIterable {
    case debug, info, warning, error

    /// Whether the left level is less serious.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Lines below this level are not written.
  public static var minimumLevel = Level.warning

  /// Takes the lines; the standard error stream unless replaced.
  public static var sink: @MainActor (_ level: Level, _ line: String) -> Void = { level, line in
    let text = "KeyboardAvoidance \(level): \(line)\n"
    // A closed stream is no reason to stop.
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  static func write(_ level: Level, _ line: @autoclosure () -> String) {
    if level >= minimumLevel { sink(level, line()) }
  }
}
