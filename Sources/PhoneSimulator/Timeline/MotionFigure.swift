/// A number that says how well a view kept out of the keyboard's way; `help` says what each is.
package enum MotionFigure: String, Hashable, Sendable, CaseIterable {
  case gap
  case overlap
  case outOfStep = "out-of-step"
  case step
  case overshoot
  case restError = "rest-error"

  /// What its number is, for errors.
  package var wanted: String { self == .outOfStep ? "a time in seconds" : "a distance in points" }

  /// What it measures, for help.
  package var help: String {
    switch self {
    case .gap: "The most free space between target and keyboard while the view moved, in points."
    case .overlap:
      "How far the keyboard covered the target at most while something moved, in "
        + "points."
    case .outOfStep:
      "How long one of keyboard and view stood while the other moved, in seconds, in motions of "
        + "both."
    case .step: "The moved view's greatest way from one frame to the next, in points."
    case .overshoot: "How far the view went beyond both ends of a motion, in points."
    case .restError:
      "What was left at rest: the shift without a keyboard, or what it covered of the target, in "
        + "points."
    }
  }

  /// What people call it.
  package var title: String {
    switch self {
    case .gap: "greatest gap"
    case .overlap: "greatest overlap"
    case .outOfStep: "out of step"
    case .step: "largest step"
    case .overshoot: "overshoot"
    case .restError: "rest error"
    }
  }
}
