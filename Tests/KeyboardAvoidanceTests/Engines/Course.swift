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
  /// Somebody else places the view, then asks for an update.
  case place(CGPoint)
  case wait(Int)
  /// One notification on its own, with a well-formed frame or none.
  case post(KeyboardChange.Event, CGRect?)

  /// A step that a phone and an app can make.
  static func legal(_ random: inout some RandomNumberGenerator) -> Step {
    switch Int.random(in: 0..<12, using: &random) {
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
  var isAnimated: Bool { if case .place = self { false } else { true } }

  var description: String {
    switch self {
    case .show(let height): "show \(height)"
    case .hide: "hide"
    case .target(let index): "target \(index.map { "\($0)" } ?? "none")"
    case .distance(let distance): "distance \(distance)"
    case .limit(let limit): "limit \(limit.map { "\($0)" } ?? "none")"
    case .update: "update"
    case .place(let center): "place \(center.x) \(center.y)"
    case .wait(let ticks): "wait \(ticks)"
    case .post(let event, let frame):
      "post \(event) \(frame.map { "\($0.minY)+\($0.height)" } ?? "without frame")"
    }
  }
}

/// A stage with an engine on it, and what it must look like, worked out apart
/// from the engine.
@MainActor final class Course {
  /// How the adjusted view is embedded.
  struct Setting {
    var container: CGRect
    var scale: CGFloat
    var view: CGRect
    var fields: [CGRect]

    static func random(_ random: inout some RandomNumberGenerator) -> Setting {
      Setting(
        container: CGRect(
          x: 0, y: .random(in: -20...60, using: &random), width: 375,
          height: .random(in: 500...667, using: &random)),
        scale: [1, 1, 0.5, 1.25].randomElement(using: &random) ?? 1,
        view: CGRect(
          x: .random(in: -10...10, using: &random), y: .random(in: -50...100, using: &random),
          width: 350.5, height: .random(in: 300...650, using: &random)),
        fields: (0..<4).map { _ in
          CGRect(
            x: 20, y: .random(in: 0...600, using: &random), width: 300,
            height: [0, 40, 43.5, 180].randomElement(using: &random) ?? 40)
        })
    }
  }

  let stage: Stage
  let setting: Setting
  let fields: [UIView]
  var engine: KeepViewAboveKeyboard?

  private(set) var base: CGPoint
  private(set) var keyboardTop: CGFloat?
  private(set) var target: Int?
  private(set) var distance: CGFloat = 0
  private(set) var limit: CGFloat?

  var view: UIView { stage.adjusted }

  init(_ stage: Stage, _ setting: Setting) {
    self.stage = stage
    self.setting = setting
    let container = UIView(frame: setting.container)
    container.transform = CGAffineTransform(scaleX: setting.scale, y: setting.scale)
    stage.window.insertSubview(container, at: 0)
    container.addSubview(stage.adjusted)
    stage.adjusted.frame = setting.view
    fields = setting.fields.map { frame in
      let field = UIView(frame: frame)
      stage.adjusted.addSubview(field)
      return field
    }
    base = stage.adjusted.center
    engine = KeepViewAboveKeyboard(adjustedView: stage.adjusted)
  }

  func make(_ step: Step) {
    switch step {
    case .show(let height):
      keyboardTop = height > 0 ? 667 - height : nil
      stage.show(height)
    case .hide:
      keyboardTop = nil
      stage.hide()
    case .target(let index):
      target = index
      engine?.targetView = index.map { fields[$0] }
    case .distance(let distance):
      self.distance = distance
      engine?.distance = distance
    case .limit(let limit):
      self.limit = limit
      engine?.topLimit = limit
    case .update:
      engine?.update()
    case .place(let center):
      base = center
      view.center = center
      engine?.update()
    case .wait(let ticks):
      stage.clock.advance(by: ticks)
    case .post(let event, let frame):
      var info = stage.userInfo(end: frame ?? .zero)
      if frame == nil { info[UIResponder.keyboardFrameEndUserInfoKey] = nil }
      stage.post(event, info)
    }
  }

  /// The target's frame in the window with the view at its base.
  var targetAtBase: CGRect? {
    target.map { index in
      let field = setting.fields[index]
      let (container, scale) = (setting.container, setting.scale)
      let top = base.y - setting.view.height / 2 + field.minY - container.height / 2
      return CGRect(
        x: field.minX, y: container.midY + scale * top, width: field.width,
        height: scale * field.height)
    }
  }

  /// The shift by the rule.
  var expectedShift: CGFloat {
    guard let keyboardTop, let frame = targetAtBase else { return 0 }
    let wanted = max(0, frame.maxY + distance - keyboardTop)
    return limit.map { min(wanted, max(0, frame.minY - $0)) } ?? wanted
  }

  /// How far the view is above its base, in points in the window.
  var modelShift: CGFloat { (base.y - view.center.y) * setting.scale }

  /// Where the view is seen.
  var seen: CGPoint { view.presentation.position }
}
