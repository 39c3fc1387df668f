import Captures
import Foundation
import Loader
import PhoneSimulator
import Scenarios
import XWindow

/// The one place where errors become sentences and exit codes.
extension Error {
  /// What a person is told; a line for each thing that is wrong.
  package var sentence: String {
    switch self {
    case let error as SeveralFailures: error.all.map(\.sentence).joined(separator: "\n")
    case let error as XWindowError: error.advice
    case let error as CocoaError: error.plainSentence
    case let error as any CustomStringConvertible: error.description
    default: "\(self)"
    }
  }

  package var exitCode: ExitCode {
    switch self as any Error {
    case let error as SeveralFailures: error.first.exitCode
    case let error as ReportedFailure: error.exitCode
    case PlaygroundError.cannotWrite, PlaygroundError.noDemonstration, PlaygroundError.interrupted,
      PlaygroundError.cannotStart, PlaygroundError.cannotSpeak, PlaygroundError.fewOpenFiles:
      .environment
    case is PlaygroundError: .usage
    case CaptureError.notOurs: .usage
    case ScenarioError.failed: .failure
    case is ScenarioError: .usage
    case let error as any AppFailure where error.isOfApp: .failure
    case let error as LoaderError where error.isAboutFiles: .usage
    default: .environment
    }
  }

  /// Whether the sentence begins with a place in a file.
  var beginsWithPlace: Bool {
    self is ScenarioError
      || (self as? LoaderError)?.beginsWithPlace
        ?? (self as? any AppFailure)?.beginsWithPlace ?? false
  }
}

/// An error that may be one of the app's code, and of nothing around it.
protocol AppFailure {
  var isOfApp: Bool { get }

  /// Whether the sentence begins with a place in a scenario.
  var beginsWithPlace: Bool { get }
}

extension CocoaError {
  /// The file and the system's reason, where Foundation knows them.
  fileprivate var plainSentence: String {
    let reason = (underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
    return [filePath, reason?.lowercased() ?? localizedDescription].compactMap(\.self)
      .joined(separator: ": ")
  }
}

extension XWindowError {
  fileprivate var advice: String {
    switch self {
    case .cannotOpenDisplay(let name):
      (name.map { "The display \($0) cannot be opened." }
        ?? "There is no display: DISPLAY is not set.")
        + " Without one, \"keyboard-playground render FILE --out DIR\" plays a scenario into files."
    case .unsupportedScreen(let depth):
      "The display has \(depth) bits to a pixel; at least 15, without a palette, are needed."
    case .connectionLost:
      "The display went away."
    case .outOfMemory(let size):
      "There is not enough memory for a picture of \(size.width) × \(size.height) pixels."
    }
  }
}
