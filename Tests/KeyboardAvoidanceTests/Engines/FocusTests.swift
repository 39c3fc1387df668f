import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// What an engine does about a keyboard that is there for another view.
@MainActor @Suite(.phone) struct FocusTests {
  private let base = CGPoint(x: 187.5, y: 333.5)

  /// Counts how often it is asked.
  private final class AskedView: UIView {
    static var count = 0
    override var isFirstResponder: Bool {
      Self.count += 1
      return super.isFirstResponder
    }
  }

  /// A responder that is no view.
  private final class FocusedController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A text field in the adjusted view or elsewhere, by its bottom there.
  private func editor(bottom: CGFloat, in view: UIView) -> UITextField {
    let editor = UITextField(frame: CGRect(x: 20, y: bottom - 40, width: 335, height: 40))
    view.addSubview(editor)
    return editor
  }

  private func sheet(on stage: Stage) -> UIView {
    let sheet = UIView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
    stage.window.addSubview(sheet)
    return sheet
  }

  @Test func `a page whose target is still set stays while a sheet above is edited`() {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      #expect(editor(bottom: 50, in: sheet(on: stage)).becomeFirstResponder())
      stage.show(258)
      #expect(stage.adjusted.center == base)
      #expect(keep.decision?.reason == .focusElsewhere)
      stage.show(300)
      keep.update()
      #expect(stage.adjusted.center == base)
      keep.policies.otherFocus = .move
      #expect(stage.shift == 153)
      keep.policies.otherFocus = .stay
      #expect(stage.adjusted.center == base)
    }
  }

  @Test func `the focus goes to a sheet and back while the keyboard stays up and says nothing`() {
    Stage.run { stage in
      let page = editor(bottom: 520, in: stage.adjusted)
      let other = editor(bottom: 50, in: sheet(on: stage))
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: page)
      page.becomeFirstResponder()
      stage.show(258)
      stage.settle()
      #expect(stage.shift == 111)
      other.becomeFirstResponder()
      #expect(stage.adjusted.center == base)
      #expect(stage.seenShift == 111, "it goes back in an animation")
      stage.settle()
      #expect(stage.seenShift == 0)
      page.becomeFirstResponder()
      #expect(stage.shift == 111)
      #expect(keep.shift == 111)
    }
  }

  @Test func `the focus is in another window`() {
    Stage.run { stage in
      stage.window.makeKey()
      let page = editor(bottom: 520, in: stage.adjusted)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: page)
      page.becomeFirstResponder()
      stage.show(258)
      #expect(keep.shift == 111)
      let alert = UIWindow(frame: stage.screen.bounds)
      let field = editor(bottom: 300, in: alert)
      alert.makeKeyAndVisible()
      field.becomeFirstResponder()
      #expect(keep.decision?.reason == .focusElsewhere)
      #expect(stage.adjusted.center == base)
      stage.window.makeKey()
      #expect(keep.shift == 111)
      alert.makeKey()
      #expect(keep.decision?.reason == .focusElsewhere)
      field.resignFirstResponder()
      keep.update()
      #expect(keep.shift == 111, "the key window has no first responder")
    }
  }

  @Test func `a first responder inside moves the view whatever the target is`() {
    Stage.run { stage in
      let field = editor(bottom: 300, in: stage.adjusted)
      let button = stage.field(bottom: 520)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: button)
      field.becomeFirstResponder()
      stage.show(258)
      #expect(stage.shift == 111, "the target need not have the focus")
      keep.targetView = nil
      #expect(stage.shift == 0, "the field itself is free")
      let lower = editor(bottom: 480, in: stage.adjusted)
      lower.becomeFirstResponder()
      #expect(stage.shift == 71)
      keep.targetView = sheet(on: stage)
      #expect(stage.shift == 71, "a target outside is none")
      lower.resignFirstResponder()
      keep.update()
      #expect(keep.decision?.reason == .targetOutside)
    }
  }

  @Test func `an engine made anew without a target serves the field that is edited`() {
    Stage.run { stage in
      let field = editor(bottom: 520, in: stage.adjusted)
      var keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: field)
      field.becomeFirstResponder()
      stage.show(258)
      stage.settle()
      keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted)
      #expect(stage.seenShift == 111)
      #expect(keep.shift == 111)
    }
  }

  @Test func `a responder that is no view does not count`() {
    Stage.run { stage in
      let controller = FocusedController()
      stage.window.addSubview(controller.view)
      #expect(controller.becomeFirstResponder())
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      stage.show(258)
      #expect(keep.shift == 111)
    }
  }

  @Test func `every view is asked once at most, and none where the target has the focus`() {
    Stage.run { stage in
      for _ in 0..<20 {
        let row = AskedView()
        for _ in 0..<49 { row.addSubview(AskedView()) }
        stage.window.insertSubview(row, at: 0)
      }
      let target = editor(bottom: 520, in: stage.adjusted)
      let keep = KeepViewAboveKeyboard(adjustedView: stage.adjusted, targetView: target)
      AskedView.count = 0
      keep.update()
      #expect(AskedView.count == 0, "there is no keyboard")
      target.becomeFirstResponder()
      stage.show(258)
      keep.update()
      #expect(AskedView.count == 0)
      target.resignFirstResponder()
      keep.update()
      #expect(AskedView.count == 1000)
      let other = editor(bottom: 50, in: sheet(on: stage))
      other.becomeFirstResponder()
      AskedView.count = 0
      for _ in 0..<5 { keep.update() }
      #expect(AskedView.count == 0, "it is where it was found last")
    }
  }
}
