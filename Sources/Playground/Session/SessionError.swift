import Foundation
import HostSystem

/// Why there is no session, or no longer.
package enum SessionError: Error, Hashable, Sendable {
  case cannotStart(program: String, reason: String)

  /// The app's process could not open the phone, and says why.
  case refused(String)

  /// The app's process has ended by itself.
  case exited(status: Int32)
  case killed(signal: Int32)

  /// The app's process gave no answer for some seconds and was ended.
  case hung(seconds: Double)

  /// The app's process has said something that is no turn.
  case malformed(String)

  /// What has happened while a place of the app's code was run: what of a scenario was asked of it, and
  /// what was said last about it.
  indirect case inCode(SessionError, asked: String?, place: String?, message: String?)

  /// Whether the sentence begins with a place in a scenario.
  var beginsWithPlace: Bool {
    if case .inCode(_, asked: .some, _, _) = self { true } else { false }
  }
}

extension SessionError: AppFailure {
  var isOfApp: Bool {
    switch self {
    case .exited, .killed, .hung, .inCode: true
    case .cannotStart, .refused, .malformed: false
    }
  }
}

extension SessionError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .cannotStart(let program, let reason):
      "\(program) cannot be started: \(reason)."
    case .refused(let sentence): sentence
    case .exited(let status):
      "The app has ended its process, with the exit status \(status)."
    case .killed(let signal):
      "The app's process was ended by the signal \(signal) (\(Self.name(of: signal)))."
    case .hung(let seconds):
      "The app gave no answer for \(PlainNumber.write(seconds)) s, and its process was ended."
    case .inCode(let error, let asked, let place, let message):
      (asked.map { "\($0): " } ?? "") + String(error.description.dropLast())
        + (place.map { ", in \($0)" } ?? "")
        + (message.map { ": \($0)" } ?? "") + "."
    case .malformed(let reason):
      "The app's process has said what cannot be understood: \(reason)."
    }
  }

  private static func name(of signal: Int32) -> String {
    switch signal {
    case SIGKILL: "killed"
    case SIGILL, SIGTRAP: "a trap"
    case SIGSEGV, SIGBUS: "a bad access to memory"
    case SIGABRT: "aborted"
    default: String(cString: strsignal(signal)).lowercased()
    }
  }
}
