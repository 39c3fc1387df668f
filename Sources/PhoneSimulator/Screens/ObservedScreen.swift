import Foundation
import UIKit

/// A screen of the app on the phone: the root view controller, and what there is
/// to observe of how it avoids the keyboard.
@MainActor
package protocol ObservedScreen: UIViewController {
  /// The view that moves out of the keyboard's way; nil where nothing moves.
  var movedView: UIView? { get }

  /// Where the moved view's top is while there is no keyboard, in the window's
  /// points; nil where it stands there when it first appears.
  var restingTop: CGFloat? { get }

  /// The view that is kept in sight; nil lets the first responder count.
  var targetView: UIView? { get }

  /// Called with each line in which an engine explains a decision; the phone sets it.
  var onDecision: ((String) -> Void)? { get set }
}

extension ObservedScreen {
  package var restingTop: CGFloat? { nil }
}
