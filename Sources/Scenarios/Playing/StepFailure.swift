import PhoneSimulator

/// Why a step of a scenario failed; distances are points.
package enum StepFailure: Error, Hashable, Sendable {
  case refused(PhoneError)

  /// Something still moved when the seconds were over.
  case notSettled(after: Double, because: [String])
  case noSuchView(Target)
  case keyboardIsDown
  case keyboardIsNot(up: Bool)
  case shiftIs(Double)

  /// The distance from the view down to the keyboard; negative where they overlap.
  case gapIs(Target, Double)
}

extension StepFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .refused(let error): error.description
    case .notSettled(let seconds, let reasons):
      "still not settled after \(PlainNumber.write(seconds)) s: "
        + reasons.joined(separator: ", ") + "."
    case .noSuchView(let target): PhoneError.noSuchView(target).description
    case .keyboardIsDown: "The keyboard is down, so nothing is above it."
    case .keyboardIsNot(let up): "The keyboard is \(up ? "down" : "up")."
    case .shiftIs(let shift): "The shift is \(TraceFormat.points(shift))."
    case .gapIs(let target, let gap) where gap < 0:
      "\(target.written) reaches \(TraceFormat.points(-gap)) points below the keyboard's top."
    case .gapIs(let target, let gap):
      "\(target.written) is \(TraceFormat.points(gap)) points above the keyboard."
    }
  }
}
