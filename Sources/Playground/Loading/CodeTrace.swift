import CCrashTrace
import Foundation

/// Tells the process that has started this one which of the app's code was run when this one ended.
enum CodeTrace {
  /// The number of the open file where it is written.
  static let descriptor: Int32 = 5

  /// Asks for the places of the code that is being run.
  static let signal = SIGUSR2

  /// Set for a process that plays one phone for another one.
  static let variable = "KEYBOARD_PLAYGROUND_PHONE_PROCESS"

  /// Whether this is such a process.
  static var isPhoneProcess: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  /// Begins with the code of a library that has been loaded.
  static func begin(_ library: String) { crash_trace_begin(descriptor, library, signal) }

  /// Lets the process end by itself.
  static func end() { crash_trace_end() }
}
