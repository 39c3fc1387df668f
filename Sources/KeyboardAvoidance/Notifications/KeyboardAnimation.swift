import Foundation
import UIKit

/// Which curve the engines move views with.
public enum CurvePolicy: Hashable, Sendable {
  /// One of the four curves that have a name; ease-in-out instead of others.
  case legal
  /// The keyboard's own curve as well, which has no name.
  case keyboard
}

/// How the keyboard moves, or last moved.
struct KeyboardAnimation: Hashable, Sendable {
  /// The number that real keyboards use since iOS 7.
  static let keyboardCurve = 7

  /// In seconds.
  var duration: TimeInterval = KeyboardChange.usualDuration
  var rawCurve: Int?

  /// Whether a curve has a name or is the keyboard's own.
  static func isKnown(_ rawCurve: Int) -> Bool {
    (0...3).contains(rawCurve) || rawCurve == keyboardCurve
  }

  /// One of the four curves that have a name.
  var legalCurve: UIView.AnimationCurve {
    switch rawCurve {
    case 1: .easeIn
    case 2: .easeOut
    case 3: .linear
    default: .easeInOut
    }
  }

  /// The curve as animation options.
  func options(_ policy: CurvePolicy) -> UIView.AnimationOptions {
    let isOwnCurve = policy == .keyboard && rawCurve == Self.keyboardCurve
    let number = isOwnCurve ? Self.keyboardCurve : legalCurve.rawValue
    return UIView.AnimationOptions(rawValue: UInt(number) << 16)
  }
}
