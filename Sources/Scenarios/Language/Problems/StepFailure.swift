import Foundation
import HostSystem
import PhoneSimulator

/// Why a step of a scenario failed; distances are points.
package enum StepFailure: Error, Hashable, Sendable {
  case refused(PhoneError)

  /// Something still moved when the seconds were over.
  case notSettled(after: Double, because: [String])

  /// A condition was still not true when the seconds were over.
  case notMet(after: Double, because: String)
  case noSuchView(Target)

  /// A view that is not there, where one has nearly this name.
  case misspelledView(Target, nearest: Target)
  case keyboardIsDown
  case keyboardIsNot(up: Bool)
  case keyboardTopIs(Double)
  case shiftIs(Double)

  /// The distance from the view down to the keyboard; negative where they overlap.
  case gapIs(Target, Double)
  case isFocused(Target)
  case isNotFocused(Target)
  case isVisible(Target)
  case isHidden(Target)
  case isOffScreen(Target)
  case frameIs(Target, CGRect)
  case hasNoText(Target)
  case textIs(Target, String)
  case notificationsAre([KeyboardNotification.Name])
  case motionIs(MotionFigure, String)
}

extension StepFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let error): error.description
    case .notSettled(let seconds, let reasons):
      "Still not settled after \(PlainNumber.write(seconds)) s: "
        + reasons.joined(separator: ", ") + "."
    case .notMet(let seconds, let reason):
      "Not so within \(PlainNumber.write(seconds)) s. \(reason)"
    case .noSuchView(let target): PhoneError.noSuchView(target).description
    case .misspelledView(let target, let nearest):
      "Nothing on the screen is \(target.written); did you mean \(nearest.written)?"
    case .keyboardIsDown: "The keyboard is down, so nothing is above it."
    case .keyboardIsNot(let up): "The keyboard is \(up ? "down" : "up")."
    case .keyboardTopIs(let top): "The keyboard's top is at \(TraceFormat.points(top))."
    case .shiftIs(let shift): "The shift is \(TraceFormat.points(shift))."
    case .gapIs(let target, let gap) where gap < 0:
      "\(target.written) reaches \(TraceFormat.points(-gap)) points below the keyboard's top."
    case .gapIs(let target, let gap):
      "\(target.written) is \(TraceFormat.points(gap)) points above the keyboard."
    case .isFocused(let target): "\(target.written) has the focus."
    case .isNotFocused(let target): "\(target.written) does not have the focus."
    case .isVisible(let target): "\(target.written) can be seen."
    case .isHidden(let target): PhoneError.hiddenView(target).description
    case .isOffScreen(let target): "\(target.written) is not wholly on the screen."
    case .frameIs(let target, let frame):
      "The frame of \(target.written) is "
        + [frame.minX, frame.minY, frame.width, frame.height]
        .map { TraceFormat.points(Double($0)) }.joined(separator: ",") + "."
    case .hasNoText(let target): "\(target.written) has no text."
    case .textIs(let target, let text): "The text of \(target.written) is \(text.quoted)."
    case .notificationsAre(let names):
      names.isEmpty
        ? "Nothing was posted." : "Posted was \(names.map(\.rawValue).joined(separator: " "))."
    case .motionIs(let figure, let text): "The \(figure.title) is \(text)."
    }
  }
}
