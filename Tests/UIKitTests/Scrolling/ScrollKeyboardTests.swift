import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A keyboard that goes away when content is dragged.
@MainActor
@Suite struct ScrollKeyboardTests {
  private let middle = CGPoint(x: 170, y: 300)
  private let up = CGSize(width: 0, height: -10)
  private let down = CGSize(width: 0, height: 10)

  private final class Keyboard: TextInputHost {
    var log: [String] = []
    var isToGo = true
    var servesFocus = true
    func firstResponderDidChange(to responder: UIResponder?) {
      servesFocus = responder is UITextField
      log.append(responder == nil ? "focus gone" : "focus")
    }
    func traitsDidChange(of responder: UIResponder) {}
    func reloadInputViews(of responder: UIResponder) {}
    func follow(fingerAt height: CGFloat, keeping remainder: CGFloat) {
      log.append("\(height)")
      if remainder != 0 { log.append("keeping \(remainder)") }
    }
    func letGo(velocity: CGFloat, keeping remainder: CGFloat, dismiss: () -> Bool) {
      log.append("let go \(velocity)")
      if isToGo { log.append("\(dismiss())") }
    }
  }

  private func withField(
    _ mode: UIScrollView.KeyboardDismissMode, _ test: (ScrollStage, Keyboard, UITextField) -> Void
  ) {
    withFreshUIKit { window, clock in
      let stage = ScrollStage(window, clock)
      let keyboard = Keyboard()
      window.world.textInputHost = keyboard
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      stage.view.addSubview(field)
      field.becomeFirstResponder()
      keyboard.log = []
      stage.view.keyboardDismissMode = mode
      test(stage, keyboard, field)
    }
  }

  @Test(
    .covers(
      "UIScrollView.KeyboardDismissMode", "UIScrollView.KeyboardDismissMode.onDrag",
      "UIScrollView.KeyboardDismissMode.onDragWithAccessory"))
  func `a drag takes the focus away where the mode says so`() {
    withField(.none) { stage, keyboard, field in
      stage.put(from: middle, by: up, times: 4)
      #expect(field.isFirstResponder && keyboard.log.isEmpty)
    }
    for mode in [UIScrollView.KeyboardDismissMode.onDrag, .onDragWithAccessory] {
      withField(mode) { stage, keyboard, field in
        stage.drag(from: middle, by: up, times: 1)
        #expect(field.isFirstResponder)
        stage.move(from: stage.place, by: up, times: 1)
        #expect(!field.isFirstResponder && keyboard.log == ["focus gone"])
      }
    }
  }

  @Test(.covers("UIScrollView.KeyboardDismissMode.interactiveWithAccessory"))
  func `the keyboard hears where the finger is, and when it is lifted`() {
    for mode in [UIScrollView.KeyboardDismissMode.interactive, .interactiveWithAccessory] {
      withField(mode) { stage, keyboard, field in
        stage.swipe(from: middle, by: down, times: 4)
        #expect(keyboard.log == ["330.0", "340.0", "let go 600.0", "focus gone", "true"])
        #expect(!field.isFirstResponder)
      }
    }
  }

  @Test func `a wheel puts a keyboard away that a drag does`() {
    for (mode, isAway) in [(UIScrollView.KeyboardDismissMode.onDrag, true), (.interactive, false)] {
      withField(mode) { stage, _, field in
        stage.window.deliverWheel(by: CGSize(width: 0, height: 50), at: middle)
        #expect(field.isFirstResponder == !isAway)
      }
    }
  }

  private final class Chat: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    override var inputAccessoryView: UIView? { bar }
    override var canBecomeFirstResponder: Bool { true }
  }

  /// A controller with an accessory, and a field on top of it that has the focus.
  private func withChat(
    _ mode: UIScrollView.KeyboardDismissMode,
    _ test: (ScrollStage, Keyboard, Chat, UITextField) -> Void
  ) {
    withFreshUIKit { window, clock in
      let (chat, keyboard) = (Chat(), Keyboard())
      window.rootViewController = chat
      let stage = ScrollStage(window, clock)
      chat.view.addSubview(stage.view)
      stage.view.keyboardDismissMode = mode
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
      stage.view.addSubview(field)
      window.world.textInputHost = keyboard
      field.becomeFirstResponder()
      keyboard.log = []
      test(stage, keyboard, chat, field)
    }
  }

  @Test(
    .covers(
      "UIScrollView.KeyboardDismissMode.onDragWithAccessory",
      "UIScrollView.KeyboardDismissMode.interactiveWithAccessory"))
  func `an accessory that a controller keeps goes only where the mode names it`() {
    withChat(.onDrag) { stage, _, chat, field in
      stage.put(from: middle, by: up, times: 4)
      #expect(!field.isFirstResponder && chat.isFirstResponder)
      // There is no keyboard any more to be put away.
      stage.put(from: middle, by: up, times: 4)
      #expect(chat.isFirstResponder)
    }
    withChat(.onDragWithAccessory) { stage, _, chat, field in
      stage.put(from: middle, by: up, times: 4)
      #expect(!field.isFirstResponder && !chat.isFirstResponder)
    }
    withChat(.interactive) { stage, keyboard, chat, field in
      stage.swipe(from: middle, by: down, times: 3)
      #expect(
        keyboard.log == ["330.0", "keeping 44.0", "let go 600.0", "focus", "true"])
      #expect(chat.isFirstResponder)
    }
    withChat(.interactiveWithAccessory) { stage, keyboard, chat, field in
      stage.swipe(from: middle, by: down, times: 3)
      #expect(keyboard.log == ["330.0", "let go 600.0", "focus", "focus gone", "true"])
      #expect(!chat.isFirstResponder)
    }
    withChat(.interactiveWithAccessory) { stage, keyboard, chat, field in
      field.resignFirstResponder()
      keyboard.log = []
      stage.swipe(from: middle, by: down, times: 3)
      #expect(keyboard.log == ["330.0", "let go 600.0", "focus gone", "true"])
    }
  }

  @Test(.covers("UIScrollView.KeyboardDismissMode.interactive", "UIScrollView.keyboardDismissMode"))
  func `a keyboard is let go where the view leaves the window`() {
    withField(.interactive) { stage, keyboard, field in
      keyboard.isToGo = false
      stage.drag(from: middle, by: down, times: 3)
      stage.view.removeFromSuperview()
      #expect(keyboard.log.contains("let go 0.0"))
    }
  }

  @Test(.covers("UIScrollView.KeyboardDismissMode.none"))
  func `a field that gets the focus is scrolled into sight`() {
    withField(.none) { stage, _, field in
      field.frame.origin.y = 900
      field.resignFirstResponder()
      field.becomeFirstResponder()
      stage.clock.advance(by: 300)
      // Its lower edge is at 940, that of what is seen at 400.
      #expect(stage.view.contentOffset.y == 540)
      #expect(stage.log.order == ["scroll", "end animation"])
    }
  }
}
