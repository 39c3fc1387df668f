import Foundation
import UIKit

/// A keyboard that a finger drags down with what it scrolls.
///
/// Nothing is posted while the finger moves; where it is lifted decides whether the keyboard goes
/// away, from where it is, or back.
extension SoftwareKeyboard {
  /// A finger that moves faster decides by its direction, in points a second. (Chosen.)
  private static let decidingVelocity: CGFloat = 250

  package func follow(fingerAt height: CGFloat) {
    guard placement == .docked, height.isFinite, let rest = dockedFrame else { return }
    let edge = height + (screen.world?.keyboardDismissPadding ?? 0)
    let top = min(max(edge, rest.minY), screen.bounds.height)
    guard top != motion.frame.minY else { return }
    motion.drag(to: top)
    UIView.performWithoutAnimation {
      host.stand(at: motion.frame, hasKeys: true)
      screen.world?.moveKeyboard(to: area)
    }
  }

  package func letGo(velocity: CGFloat, dismiss: () -> Bool) {
    guard placement == .docked, let rest = dockedFrame, motion.frame != rest else { return }
    let isHalfGone = motion.frame.minY - rest.minY > rest.height / 2
    let isFast = abs(velocity) > Self.decidingVelocity
    if isFast ? velocity > 0 : isHalfGone, dismiss() { return }
    reconcile(by: .letGo)
    refresh()
  }

  /// Where the keyboard is when no finger drags it.
  private var dockedFrame: CGRect? {
    motion.geometry.frame(of: .docked, height: motion.frame.height)
  }
}
