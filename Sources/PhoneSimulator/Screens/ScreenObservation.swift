import Foundation
import UIKit

/// What there is to observe of how a screen avoids the keyboard.
@MainActor
package struct ScreenObservation {
  /// Returns the view that moves out of the keyboard's way; nil where nothing moves.
  package var movedView: @MainActor () -> UIView?

  /// Returns the view that is kept in sight; nil lets the first responder count.
  package var targetView: @MainActor () -> UIView?

  /// Returns where the moved view's top is while there is no keyboard, in the window's points; nil
  /// where it stands there when it first appears.
  package var restingTop: @MainActor () -> CGFloat?

  /// Takes what is called with each line in which an engine explains a decision.
  package var reportDecisions: @MainActor (_ report: @escaping (String) -> Void) -> Void

  /// Creates an observation; what is left out is not there to be observed.
  package init(
    movedView: @escaping @MainActor () -> UIView?,
    targetView: @escaping @MainActor () -> UIView? = { nil },
    restingTop: @escaping @MainActor () -> CGFloat? = { nil },
    reportDecisions: @escaping @MainActor (_ report: @escaping (String) -> Void) -> Void = { _ in }
  ) {
    self.movedView = movedView
    self.targetView = targetView
    self.restingTop = restingTop
    self.reportDecisions = reportDecisions
  }
}
