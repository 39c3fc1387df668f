import Foundation
import UIKit

/// What a keyboard manager tells its delegate whenever the frame changes.
@MainActor public protocol KeyboardManagerModel: AnyObject {
  /// The keyboard is about to take another frame: it comes, goes or changes.
  ///
  /// - Parameters:
  ///   - endFrame: The frame it will have, in the screen's coordinates, in points.
  ///   - duration: How long it moves, in seconds.
  ///   - animationCurve: The curve it moves with, ready for `UIView.animate`.
  func keyboardWillChangeFrame(
    endFrame: CGRect, duration: TimeInterval, animationCurve: UIView.AnimationOptions)
}

/// What a keyboard manager tells delegates that want to know more.
@MainActor public protocol KeyboardManagerConfigurable: AnyObject {
  /// The keyboard is about to hide; need not be implemented.
  ///
  /// - Parameter userInfo: The notification's `userInfo` as it was posted.
  func keyboardWillHide(userInfo: [AnyHashable: Any])
}

extension KeyboardManagerConfigurable {
  /// Does nothing.
  public func keyboardWillHide(userInfo: [AnyHashable: Any]) {}
}

/// The one that a keyboard manager tells of the keyboard.
public typealias KeyboardManagerDelegate = KeyboardManagerModel & KeyboardManagerConfigurable
