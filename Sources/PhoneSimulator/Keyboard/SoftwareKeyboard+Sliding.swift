import Foundation
import UIKit

/// A keyboard that leaves the screen sideways, with what has the focus.
///
/// Frames that are announced stay those of a keyboard that rises and falls, as on a phone; one that has
/// nothing to do any more goes out of sight with the page, and is below the screen afterwards.
extension SoftwareKeyboard {
  package func slide(by distance: CGFloat) {
    guard placement.isUp, !placement.isOffBottom else { return }
    isSliding = true
    view.cancelFingers()
    host.slide = distance
  }

  package func endSliding() {
    guard isSliding else { return }
    isSliding = false
    host.layer.removeAllAnimations()
    UIView.performWithoutAnimation {
      host.slide = 0
      host.stand(at: motion.frame, hasKeys: placement.hasKeys)
    }
  }
}
