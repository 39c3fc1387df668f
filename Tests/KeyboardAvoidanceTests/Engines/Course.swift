import Foundation
import KeyboardAvoidance
import UIKit

/// A stage with an engine on it, and what it must look like, worked out apart
/// from the engine.
@MainActor final class Course {
  /// How the adjusted view is embedded.
  struct Setting {
    var container: CGRect
    var scale: CGFloat
    var view: CGRect
    var mask: UIView.AutoresizingMask
    var fields: [CGRect]
    var editor: CGRect

    static func random(_ random: inout some RandomNumberGenerator) -> Setting {
      Setting(
        container: CGRect(
          x: 0, y: .random(in: -20...60, using: &random), width: 375,
          height: .random(in: 500...667, using: &random)),
        scale: [1, 1, 0.5, 1.25].randomElement(using: &random) ?? 1,
        view: CGRect(
          x: .random(in: -10...10, using: &random), y: .random(in: -50...100, using: &random),
          width: 350.5, height: .random(in: 300...650, using: &random)),
        mask: [
          [], [.flexibleWidth, .flexibleHeight], .flexibleTopMargin,
          [.flexibleTopMargin, .flexibleBottomMargin],
        ].randomElement(using: &random) ?? [],
        fields: (0..<4).map { _ in
          CGRect(
            x: 20, y: .random(in: 0...600, using: &random), width: 300,
            height: [0, 40, 43.5, 180].randomElement(using: &random) ?? 40)
        },
        editor: CGRect(x: 20, y: .random(in: 0...600, using: &random), width: 300, height: 34))
    }
  }

  /// Where the first responder is: nowhere, in the adjusted view, beside it, or in a window above.
  enum Focus: CaseIterable { case nowhere, inside, beside, above }

  let stage: Stage
  let setting: Setting
  let fields: [UIView]
  var engine: KeepViewAboveKeyboard?

  /// Engines whose view a newer one has taken over.
  private var replaced: [KeepViewAboveKeyboard] = []
  private var container: UIView
  private(set) var focus = Focus.nowhere
  private let editors: [Focus: UITextField]
  private let windowAbove: UIWindow
  /// Goes through everything that happens to the view but for the engines.
  private let twin: UIView

  private(set) var keyboardTop: CGFloat?
  private(set) var target: Int?
  private(set) var distance: CGFloat = 0
  private(set) var limit: CGFloat?

  var view: UIView { stage.adjusted }
  var base: CGPoint { twin.center }
  /// The heights of container and view, which may have been resized.
  var containerHeight: CGFloat { container.bounds.height }
  var viewSize: CGSize { twin.bounds.size }

  init(_ stage: Stage, _ setting: Setting) {
    self.stage = stage
    self.setting = setting
    container = Self.container(setting, on: stage)
    container.addSubview(stage.adjusted)
    stage.adjusted.frame = setting.view
    stage.adjusted.autoresizingMask = setting.mask
    twin = UIView(frame: setting.view)
    twin.isHidden = true
    twin.autoresizingMask = setting.mask
    container.addSubview(twin)
    fields = setting.fields.map { frame in
      let field = UIView(frame: frame)
      stage.adjusted.addSubview(field)
      return field
    }
    windowAbove = UIWindow(frame: stage.window.bounds)
    let editor = UITextField(frame: setting.editor)
    let others = (0..<2).map { _ in
      UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    }
    editors = [.inside: editor, .beside: others[0], .above: others[1]]
    stage.adjusted.addSubview(editor)
    stage.window.addSubview(others[0])
    windowAbove.addSubview(others[1])
    engine = KeepViewAboveKeyboard(adjustedView: stage.adjusted)
  }

  private static func container(_ setting: Setting, on stage: Stage) -> UIView {
    let container = UIView(frame: setting.container)
    container.transform = CGAffineTransform(scaleX: setting.scale, y: setting.scale)
    stage.window.insertSubview(container, at: 0)
    return container
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
      for engine in replaced { engine.update() }
    case .place(let center):
      twin.center = center
      view.center = center
      engine?.update()
    case .resize(let height):
      container.bounds.size.height = height
      engine?.update()
    case .rehost(let throughNil):
      rehost(throughNil: throughNil)
    case .newEngine(let keepsOld):
      renew(keepsOld: keepsOld)
    case .loneDid(let event, let height):
      stage.settle()
      keyboardTop = height > 0 ? 667 - height : nil
      stage.post(event, stage.userInfo(end: height > 0 ? stage.docked(height) : stage.hidden))
    case .focus(let focus):
      self.focus = focus
      if focus == .above {
        windowAbove.makeKeyAndVisible()
      } else {
        windowAbove.isHidden = true
      }
      editors[focus]?.becomeFirstResponder()
      if focus == .nowhere {
        stage.window.endEditing(true)
        engine?.update()
      }
    case .wait(let ticks):
      stage.clock.advance(by: ticks)
    case .post(let event, let frame):
      var info = stage.userInfo(end: frame ?? .zero)
      if frame == nil { info[UIResponder.keyboardFrameEndUserInfoKey] = nil }
      stage.post(event, info)
    }
  }

  private func rehost(throughNil: Bool) {
    let other = Self.container(setting, on: stage)
    other.bounds.size = container.bounds.size
    if throughNil {
      view.removeFromSuperview()
      // A view that is in no window is no first responder.
      if focus == .inside { focus = .nowhere }
    }
    other.addSubview(view)
    other.addSubview(twin)
    container.removeFromSuperview()
    container = other
    engine?.update()
  }

  private func renew(keepsOld: Bool) {
    if keepsOld, let engine { replaced.append(engine) }
    engine = KeepViewAboveKeyboard(
      adjustedView: view, targetView: target.map { fields[$0] }, distance: distance)
    engine?.topLimit = limit
    for engine in replaced { engine.distance += 100 }
  }

  /// The target's frame in the window with the view at its base.
  var targetAtBase: CGRect? {
    let field = target.map { setting.fields[$0] } ?? (focus == .inside ? setting.editor : nil)
    return field.map { field in
      let scale = setting.scale
      let top = base.y - viewSize.height / 2 + field.minY - containerHeight / 2
      return CGRect(
        x: field.minX, y: setting.container.midY + scale * top, width: field.width,
        height: scale * field.height)
    }
  }

  /// The shift by the rule.
  var expectedShift: CGFloat {
    guard let keyboardTop, let frame = targetAtBase, focus != .beside, focus != .above else {
      return 0
    }
    let wanted = max(0, frame.maxY + distance - keyboardTop)
    return limit.map { min(wanted, max(0, frame.minY - $0)) } ?? wanted
  }

  /// How far the view is above its base, in points in the window.
  var modelShift: CGFloat { (base.y - view.center.y) * setting.scale }

  /// Where the view is seen.
  var seen: CGPoint { view.presentation.position }
}
