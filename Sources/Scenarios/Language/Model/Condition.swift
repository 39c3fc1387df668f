import Foundation
import PhoneSimulator

/// Something that can be true of the phone at a moment; distances are points of
/// the window, positions as they are seen.
package enum Condition: Hashable, Sendable {
  /// The screen's moved view is that many points above its base.
  case shift(Double)

  case keyboard(isUp: Bool)
  case keyboardTop(Double)

  /// The view lies above the keyboard, with exactly that many points between if given.
  case aboveKeyboard(Target, by: Double?)

  /// At most this many points are free between the view and the keyboard.
  case gap(Target, atMost: Double)

  case focused(Target, Bool)

  /// Whether the whole view can be seen: on the screen, and not under the keyboard.
  case visible(Target, Bool)

  case frame(Target, CGRect)
  case text(Target, String)

  /// Exactly these were posted since the last such expectation, in this order.
  case notifications([KeyboardNotification.Name])

  case motion(MotionFigure, atMost: Double)
}

/// A condition and how far the number in it may be missed.
package struct Requirement: Hashable, Sendable {
  package var condition: Condition

  /// Nil where the step does not say: then numbers that print alike are the same.
  package var tolerance: Double?

  package init(_ condition: Condition, within tolerance: Double? = nil) {
    self.condition = condition
    self.tolerance = tolerance
  }
}

extension Condition {
  /// Whether there is a number in it that can be missed by a little.
  var hasTolerance: Bool {
    switch self {
    case .shift, .keyboardTop, .aboveKeyboard(_, by: _?), .frame: true
    default: false
    }
  }
}
