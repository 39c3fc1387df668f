import UIKit

extension KeepViewAboveKeyboard {
  /// Decides by the present geometry and the newest word of the keyboard.
  func makeDecision(keyboard change: KeyboardChange?) -> AvoidanceDecision {
    guard let adjustedView else { return AvoidanceDecision(idle: .adjustedViewGone) }
    guard let targetView else { return AvoidanceDecision(idle: .noTarget) }
    guard targetView.isDescendant(of: adjustedView) else {
      return AvoidanceDecision(idle: .targetOutside)
    }
    guard let window = adjustedView.window else { return AvoidanceDecision(idle: .notInWindow) }
    return AvoidanceDecision(
      AvoidanceSituation(
        target: placement.frameAtBase(of: targetView, in: window),
        keyboard: change.flatMap { window.keyboard(after: $0) }, window: window.bounds,
        distance: distance, topLimit: topLimit, policies: policies))
  }
}

extension UIWindow {
  /// Returns the keyboard after a change, in this window's coordinates; nil when
  /// it is hidden.
  fileprivate func keyboard(after change: KeyboardChange) -> AvoidanceSituation.Keyboard? {
    guard let frame = change.endFrame, !change.hidesKeyboard else { return nil }
    let space = screen.coordinateSpace
    return AvoidanceSituation.Keyboard(
      frame: convert(frame, from: space), isLocal: change.isLocal,
      hangsOut: frame.maxY.rounded() > space.bounds.maxY.rounded())
  }
}
