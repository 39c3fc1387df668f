import CCrashTrace
import Foundation
import HostSystem

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

  /// Notes what is asked of the code from now on.
  @MainActor
  static func note(asked: String) { crash_trace_ask(asked) }

  /// What the line begins with that says how many seconds the code has taken for a turn.
  static let hungMark = "!"

  /// Ends the process and says where its code is, which has taken the seconds for one turn.
  static func endHung(seconds: Double) -> Never {
    kill(getpid(), signal)
    // The main thread writes its places; where it cannot, they are missing.
    usleep(200_000)
    _ = DescriptorOutput.write(
      Array("\(hungMark)\(PlainNumber.write(seconds))\n".utf8), to: descriptor)
    // The line says how it ended; the number says nothing more.
    _exit(1)
  }

  /// Lets the process end by itself.
  static func end() { crash_trace_end() }
}
