import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.phone) struct KeyboardManagerTests {
  /// Implements what must be implemented and no more.
  private final class Screen: KeyboardManagerDelegate {
    var frames: [CGRect] = []
    var timings: [(TimeInterval, UInt)] = []

    func keyboardWillChangeFrame(
      endFrame: CGRect, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {
      frames.append(endFrame)
      timings.append((duration, animationCurve.rawValue))
    }
  }

  private final class CuriousScreen: KeyboardManagerDelegate {
    var hides: [[AnyHashable: Any]] = []

    func keyboardWillChangeFrame(
      endFrame: CGRect, duration: TimeInterval, animationCurve: UIView.AnimationOptions
    ) {}

    func keyboardWillHide(userInfo: [AnyHashable: Any]) { hides.append(userInfo) }
  }

  @Test func `the delegate is told of every change of frame once`() {
    Stage.run { stage in
      let screen = Screen()
      KeyboardManager.shared.delegate = screen
      stage.show(258)
      stage.settle()
      stage.show(300, duration: 0)
      stage.settle()
      stage.hide()
      stage.settle()
      let gone = CGRect(x: 0, y: 667, width: 375, height: 300)
      #expect(screen.frames == [stage.docked(258), stage.docked(300), gone])
      #expect(screen.timings.map(\.0) == [0.25, 0, 0.25])
      #expect(screen.timings.map(\.1) == [0x70000, 0x70000, 0x70000])
    }
  }

  @Test(arguments: [(0, 0), (1, 0x10000), (2, 0x20000), (3, 0x30000), (7, 0x70000), (8, 0)])
  func `the curve is shifted into its place`(curve: Int, options: UInt) {
    Stage.run { stage in
      let screen = Screen()
      KeyboardManager.shared.delegate = screen
      stage.post(.willChangeFrame, stage.userInfo(end: stage.docked(258), curve: curve))
      #expect(screen.timings.map(\.1) == [options])
    }
  }

  @Test func `a hide hands over its userInfo to those who ask for it`() {
    Stage.run { stage in
      let screen = CuriousScreen()
      KeyboardManager.shared.delegate = screen
      stage.show(258)
      stage.hide()
      #expect(screen.hides.count == 1)
      #expect(
        screen.hides.first?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          == CGRect(x: 0, y: 667, width: 375, height: 258))
      stage.post(.willHide, nil)
      #expect(screen.hides.last?.isEmpty == true)
    }
  }

  @Test func `a frame that cannot be read is not handed on`() {
    Stage.run { stage in
      let screen = Screen()
      KeyboardManager.shared.delegate = screen
      stage.post(.willChangeFrame, [:])
      #expect(screen.frames.isEmpty)
      #expect(stage.lines.count == 1)
    }
  }

  @Test func `S92 the delegate is handed over and claimed back by one assignment`() {
    Stage.run { stage in
      let (first, second) = (Screen(), Screen())
      KeyboardManager.shared.delegate = first
      stage.show(216)
      KeyboardManager.shared.delegate = second
      stage.show(258)
      KeyboardManager.shared.delegate = first
      stage.show(300)
      #expect(first.frames == [stage.docked(216), stage.docked(300)])
      #expect(second.frames == [stage.docked(258)])
    }
  }

  @Test func `the delegate is not retained`() {
    Stage.run { stage in
      var screen: Screen? = Screen()
      weak let freed = screen
      KeyboardManager.shared.delegate = screen
      screen = nil
      #expect(freed == nil)
      stage.show(258)
      #expect(KeyboardManager.shared.delegate == nil)
    }
  }

  @Test func `it knows where the keyboard is`() {
    Stage.run { stage in
      #expect(KeyboardManager.shared.current == nil)
      stage.show(258)
      #expect(KeyboardManager.shared.current?.endFrame == stage.docked(258))
      stage.settle()
      stage.hide()
      #expect(KeyboardManager.shared.current?.hidesKeyboard == true)
    }
  }

  @Test func `nothing is left over for the next phone`() {
    Stage.run { stage in
      _ = KeyboardManager.shared
      stage.show(258)
    }
    Stage.run { stage in
      #expect(KeyboardManager.shared.current == nil)
      let keep = KeepViewAboveKeyboard(
        adjustedView: stage.adjusted, targetView: stage.field(bottom: 520))
      #expect(keep.shift == 0)
    }
  }
}
