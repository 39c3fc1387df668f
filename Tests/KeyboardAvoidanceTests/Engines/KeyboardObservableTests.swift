import Foundation
import KeyboardAvoidance
import TestSupport
import Testing
import UIKit

@MainActor @Suite(.phone) struct KeyboardObservableTests {
  private final class Screen: KeyboardObservable {
    var keyboardObservers: KeyboardObservation?
    var calls: [String] = []
    var frames: [CGRect?] = []

    func keyboardWillShow(_ change: KeyboardChange) {
      calls.append("will show")
      frames.append(change.endFrame)
    }
    func keyboardDidShow(_ change: KeyboardChange) { calls.append("did show") }
    func keyboardWillHide(_ change: KeyboardChange) { calls.append("will hide") }
    func keyboardDidHide(_ change: KeyboardChange) { calls.append("did hide") }
  }

  @Test func `the four handlers are called in order`() {
    Stage.run { stage in
      let screen = Screen()
      screen.addKeyboardObservers()
      stage.show(258)
      stage.settle()
      stage.hide()
      stage.settle()
      #expect(screen.calls == ["will show", "did show", "will hide", "did hide"])
      #expect(screen.frames == [stage.docked(258)])
    }
  }

  @Test func `S97 adding twice has no double effect`() {
    Stage.run { stage in
      let screen = Screen()
      screen.addKeyboardObservers()
      screen.addKeyboardObservers()
      stage.show(258)
      #expect(screen.calls == ["will show"])
    }
  }

  @Test func `removed observers are not called, and can be added again`() {
    Stage.run { stage in
      let screen = Screen()
      screen.removeKeyboardObservers()
      screen.addKeyboardObservers()
      screen.removeKeyboardObservers()
      stage.show(258)
      #expect(screen.calls.isEmpty)
      screen.addKeyboardObservers()
      stage.hide()
      #expect(screen.calls == ["will hide"])
    }
  }

  @Test func `S91 several objects observe at the same time`() {
    Stage.run { stage in
      let (first, second) = (Screen(), Screen())
      first.addKeyboardObservers()
      second.addKeyboardObservers()
      stage.show(258)
      #expect(first.calls == ["will show"])
      #expect(second.calls == ["will show"])
    }
  }

  @Test func `S98 an object is freed while the keyboard is up`() {
    Stage.run { stage in
      var screen: Screen? = Screen()
      weak let freed = screen
      screen?.addKeyboardObservers()
      stage.show(258)
      screen = nil
      #expect(freed == nil)
      stage.settle()
      stage.hide()
    }
  }

  @Test func `a frame that cannot be read is nil`() {
    Stage.run { stage in
      let screen = Screen()
      screen.addKeyboardObservers()
      stage.post(.willShow, nil)
      #expect(screen.frames == [nil])
      #expect(stage.lines.count == 1)
    }
  }
}
