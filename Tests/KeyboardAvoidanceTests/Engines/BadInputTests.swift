import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

/// Notifications that no keyboard should post: the view stays where it was, all
/// numbers stay finite, and there is one line in the log.
@MainActor @Suite(.phone) struct BadInputTests {
  nonisolated static let frames: [CGRect] = [
    CGRect(x: 0, y: CGFloat.nan, width: 375, height: 258),
    CGRect(x: 0, y: 409, width: 375, height: CGFloat.infinity),
    CGRect(x: -CGFloat.infinity, y: 409, width: 375, height: 258),
    CGRect(x: 0, y: 409, width: -375, height: 258),
    CGRect(x: 0, y: 667, width: 375, height: -258),
    CGRect(x: 0, y: 1e300, width: 375, height: 258), .null, .infinite,
  ]

  /// Posts one notification to a stage with three engines on it, the view raised
  /// by 91, and returns the stage's log.
  private func post(
    _ event: KeyboardChange.Event, _ change: (inout [AnyHashable: Any]) -> Void, shift: CGFloat
  ) -> [String] {
    Stage.run { stage in
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 500))
      let second = KeepViewAboveKeyboard(adjustedView: stage.field(bottom: 30))
      let observer = Observer()
      observer.addKeyboardObservers()
      stage.show(258)
      stage.settle()
      #expect(stage.shift == 91)
      var info = stage.userInfo(end: stage.docked(300))
      change(&info)
      stage.post(event, info)
      #expect(stage.shift == shift)
      #expect(stage.frames(for: 1) { stage.seenShift }.allSatisfy { $0.isFinite })
      #expect(keep.shift == shift && second.shift == 0)
      return stage.lines
    }
  }

  private final class Observer: KeyboardObservable {
    var keyboardObservers: KeyboardObservation?
    func keyboardWillShow(_ change: KeyboardChange) {}
    func keyboardDidShow(_ change: KeyboardChange) {}
    func keyboardWillHide(_ change: KeyboardChange) {}
    func keyboardDidHide(_ change: KeyboardChange) {}
  }

  @Test(arguments: frames)
  func `an absurd end frame`(frame: CGRect) {
    let lines = post(
      .willChangeFrame,
      { $0[UIResponder.keyboardFrameEndUserInfoKey] = NSValue(cgRect: frame) }, shift: 91)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("warning: willChangeFrame: end frame is (") == true)
  }

  @Test(arguments: ["409", 409, NSNull(), [0, 409, 375, 258]] as [any Sendable])
  func `an end frame of another type`(value: any Sendable) {
    let lines = post(
      .willChangeFrame, { $0[UIResponder.keyboardFrameEndUserInfoKey] = value }, shift: 91)
    #expect(lines.count == 1)
  }

  @Test(arguments: [
    KeyboardChange.Event.willShow, .didShow, .willChangeFrame, .didChangeFrame,
  ])
  func `nothing in it at all`(event: KeyboardChange.Event) {
    #expect(post(event, { $0 = [:] }, shift: 91).count == 1)
  }

  @Test(arguments: [KeyboardChange.Event.willHide, .didHide])
  func `a hide with nothing in it still hides`(event: KeyboardChange.Event) {
    #expect(post(event, { $0 = [:] }, shift: 0).count == 1)
  }

  @Test func `no end frame`() {
    let lines = post(
      .willChangeFrame, { $0[UIResponder.keyboardFrameEndUserInfoKey] = nil }, shift: 91)
    #expect(lines == ["warning: willChangeFrame: no end frame"])
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `an absurd duration leaves the frame as it is`(duration: Double) {
    let lines = post(
      .willChangeFrame,
      { $0[UIResponder.keyboardAnimationDurationUserInfoKey] = NSNumber(value: duration) },
      shift: 133)
    #expect(lines.count == 1)
  }

  @Test(arguments: [
    UIResponder.keyboardFrameBeginUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey,
    UIResponder.keyboardAnimationCurveUserInfoKey, UIResponder.keyboardIsLocalUserInfoKey,
  ])
  func `what is not needed may be missing`(key: String) {
    #expect(post(.willChangeFrame, { $0[key] = nil }, shift: 133).count == 1)
    #expect(post(.willChangeFrame, { $0[key] = "nonsense" }, shift: 133).count == 1)
  }

  @Test(arguments: [8, -1, 4096])
  func `an unknown curve is an error line`(curve: Int) {
    let lines = post(
      .willChangeFrame,
      { $0[UIResponder.keyboardAnimationCurveUserInfoKey] = NSNumber(value: curve) }, shift: 133)
    #expect(
      lines == ["error: willChangeFrame: curve \(curve) is unknown, ease-in-out is used"])
  }
}
