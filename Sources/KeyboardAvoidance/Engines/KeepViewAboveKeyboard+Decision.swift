import UIKit

extension KeepViewAboveKeyboard {
  /// Decides by the present geometry and the newest word of the keyboard.
  func makeDecision(keyboard change: KeyboardChange?) -> AvoidanceDecision {
    guard let adjustedView else { return AvoidanceDecision(idle: .adjustedViewGone) }
    let window = adjustedView.window
    let keyboard = change.flatMap { window?.keyboard(after: $0) }
    let ownTarget = targetView.flatMap { $0.isDescendant(of: adjustedView) ? $0 : nil }
    var focus: UIView?
    // Who has the focus is asked only where that makes a difference.
    if keyboard != nil, ownTarget == nil || policies.otherFocus == .stay {
      focus = window?.findFirstResponder(tryingFirst: [targetView, lastFirstResponder])
      lastFirstResponder = focus
    }
    let hasFocus = focus?.isDescendant(of: adjustedView) ?? false
    guard let target = ownTarget ?? (hasFocus ? focus : nil) else {
      return AvoidanceDecision(idle: targetView == nil ? .noTarget : .targetOutside)
    }
    guard let window else { return AvoidanceDecision(idle: .notInWindow) }
    return AvoidanceDecision(
      AvoidanceSituation(
        target: placement.frameAtBase(of: target, in: window), keyboard: keyboard,
        isFocusElsewhere: focus != nil && !hasFocus, window: window.bounds, distance: distance,
        topLimit: topLimit, policies: policies))
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
