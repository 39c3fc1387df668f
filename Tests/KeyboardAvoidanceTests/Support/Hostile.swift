import Foundation
import UIKit

/// Values that do not belong into a notification.
enum Hostile {
  static func number(_ random: inout some RandomNumberGenerator) -> Double {
    let strange: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
      .leastNonzeroMagnitude, -0.0, 0, 1e18, -1e18, -1, 7, 8, 0.25,
    ]
    return Bool.random(using: &random)
      ? strange.randomElement(using: &random) ?? 0 : Double.random(in: -2000...2000, using: &random)
  }

  static func frame(_ random: inout some RandomNumberGenerator) -> CGRect {
    CGRect(
      x: number(&random), y: number(&random), width: number(&random), height: number(&random))
  }

  static func value(_ random: inout some RandomNumberGenerator) -> Any {
    let number = number(&random)
    let values: [Any] = [
      number, NSNumber(value: number), CGFloat(number), Float(number), "\(number)", NSNull(),
      NSValue(cgRect: frame(&random)), frame(&random), NSValue(cgPoint: CGPoint(x: number, y: 0)),
      NSValue(cgSize: .zero), [number], UInt.max, Int.min, true, NSObject(), Date(),
    ]
    return values.randomElement(using: &random) ?? number
  }

  /// A dictionary with some of the keyboard's keys, hostile values, and more.
  static func userInfo(_ random: inout some RandomNumberGenerator) -> [AnyHashable: Any]? {
    let keys = [
      UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardFrameEndUserInfoKey,
      UIResponder.keyboardAnimationDurationUserInfoKey,
      UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
      "another key",
    ]
    if Int.random(in: 0..<10, using: &random) == 0 { return nil }
    var userInfo: [AnyHashable: Any] = [7: "a key that is no string"]
    for key in keys where Int.random(in: 0..<3, using: &random) > 0 {
      userInfo[key] = value(&random)
    }
    return userInfo
  }
}
