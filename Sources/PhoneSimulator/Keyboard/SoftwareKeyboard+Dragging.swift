import Foundation
import UIKit

/// A keyboard that a finger drags down with what it scrolls.
///
/// Nothing is posted while the finger moves; where it is lifted decides whether the keyboard goes
/// away, from where it is, or back.
extension SoftwareKeyboard {
  /// A finger that moves faster decides by its direction, in points a second. (Chosen.)
  private static let decidingVelocity: CGFloat = 250

  package func follow(fingerAt height: CGFloat, keeping remainder: CGFloat) {
    guard height.isFinite, let rest = restingFrame else { return }
    let edge = height + (screen.world?.keyboardDismissPadding ?? 0)
    let top = min(max(edge, rest.minY), lowestTop(of: rest, keeping: remainder))
    guard top != motion.frame.minY else { return }
    motion.drag(to: CGPoint(x: rest.minX, y: top))
    UIView.performWithoutAnimation {
      host.stand(at: motion.frame, hasKeys: placement.hasKeys)
      screen.world?.moveKeyboard(to: area)
    }
  }

  package func letGo(velocity: CGFloat, keeping remainder: CGFloat, dismiss: () -> Bool) {
    guard let rest = restingFrame, motion.frame != rest else { return }
    let way = lowestTop(of: rest, keeping: remainder) - rest.minY
    let isHalfGone = motion.frame.minY - rest.minY > way / 2
    let isFast = abs(velocity) > Self.decidingVelocity
    if isFast ? velocity > 0 : isHalfGone, dismiss() { return }
    reconcile(by: .letGo)
    refresh()
  }

  /// Where the keyboard is when no finger drags it; nil where none can.
  private var restingFrame: CGRect? {
    switch placement {
    case .docked, .accessoryOnly: motion.geometry.frame(of: placement, height: motion.frame.height)
    case .hidden, .shortcutBar, .undocked, .split, .floating: nil
    }
  }

  /// How far down a finger takes the keyboard, in the screen's points.
  private func lowestTop(of rest: CGRect, keeping remainder: CGFloat) -> CGFloat {
    max(rest.minY, screen.bounds.height - remainder)
  }
}
