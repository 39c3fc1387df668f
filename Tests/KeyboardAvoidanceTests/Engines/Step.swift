import Foundation
import KeyboardAvoidance
import UIKit

/// What may happen to an engine.
enum Step: CustomStringConvertible {
  case show(CGFloat)
  case hide
  case target(Int?)
  case distance(CGFloat)
  case limit(CGFloat?)
  case update
  /// Other code places the view, then asks for an update.
  case place(CGPoint)
  /// The container gets another height, and the view follows by its mask.
  case resize(CGFloat)
  /// The view goes to another container at the same place, on the way out of the window or not.
  case rehost(throughNil: Bool)
  /// Another engine on the same view; the older one is released or kept.
  case newEngine(keepsOld: Bool)
  /// When all is over, an unannounced did; without a height the keyboard is gone.
  case loneDid(KeyboardChange.Event, CGFloat)
  /// Typed text goes elsewhere, or nowhere.
  case focus(Course.Focus)
  case wait(Int)
  /// One notification on its own, with a well-formed frame or none.
  case post(KeyboardChange.Event, CGRect?)

  /// A step that a phone and an app can make.
  static func legal(_ random: inout some RandomNumberGenerator) -> Step {
    switch Int.random(in: 0..<21, using: &random) {
    case 0...2: .show([0, 44, 162, 216, 258.5, 300.3, 400].randomElement(using: &random) ?? 0)
    case 3: .hide
    case 4, 5: .target([nil, 0, 1, 2, 3].randomElement(using: &random) ?? nil)
    case 6: .distance([-10, 0, 8, 20.3, 300].randomElement(using: &random) ?? 0)
    case 7: .limit([nil, 0, 64, 100.1].randomElement(using: &random) ?? nil)
    case 8: .update
    case 9:
      .place(
        CGPoint(
          x: .random(in: 100...250, using: &random), y: .random(in: 200...500, using: &random)))
    case 10: .resize([480, 512.5, 640.3, 667].randomElement(using: &random) ?? 0)
    case 11: .rehost(throughNil: Bool.random(using: &random))
    case 12, 13: .newEngine(keepsOld: Bool.random(using: &random))
    case 14: .loneDid(.didHide, 0)
    case 15:
      .loneDid(
        Bool.random(using: &random) ? .didShow : .didChangeFrame,
        [162, 270, 333.5].randomElement(using: &random) ?? 0)
    case 16...18: .focus(Course.Focus.allCases.randomElement(using: &random) ?? .nowhere)
    default: .wait(Int.random(in: 0...200, using: &random))
    }
  }

  /// A notification without the others that belong to it.
  static func illegal(_ random: inout some RandomNumberGenerator) -> Step {
    let frames: [CGRect?] = [
      nil, .zero, CGRect(x: 0, y: 409, width: 375, height: 258),
      CGRect(x: 0, y: 0, width: 375, height: 258), CGRect(x: 0, y: 0, width: 375, height: 667),
      CGRect(x: 0, y: 300, width: 375, height: 99_000), CGRect(x: 0, y: 667, width: 375, height: 0),
      CGRect(x: 90_000, y: 409, width: 375, height: 258),
    ]
    return .post(
      KeyboardChange.Event.allCases.randomElement(using: &random) ?? .willHide,
      frames.randomElement(using: &random) ?? nil)
  }

  /// Whether the view is moved by animation alone, if it is moved at all.
  var isAnimated: Bool {
    switch self {
    case .place, .resize, .rehost(throughNil: true), .loneDid, .focus(.nowhere): false
    default: true
    }
  }

  var description: String {
    switch self {
    case .show(let height): "show \(height)"
    case .hide: "hide"
    case .target(let index): "target \(index.map { "\($0)" } ?? "none")"
    case .distance(let distance): "distance \(distance)"
    case .limit(let limit): "limit \(limit.map { "\($0)" } ?? "none")"
    case .update: "update"
    case .place(let center): "place \(center.x) \(center.y)"
    case .resize(let height): "resize \(height)"
    case .rehost(let throughNil): "rehost\(throughNil ? " through nil" : "")"
    case .newEngine(let keepsOld): "new engine\(keepsOld ? " beside the old" : "")"
    case .loneDid(let event, let height): "\(event) \(height) alone"
    case .focus(let focus): "focus \(focus)"
    case .wait(let ticks): "wait \(ticks)"
    case .post(let event, let frame):
      "post \(event) \(frame.map { "\($0.minY)+\($0.height)" } ?? "without frame")"
    }
  }
}
