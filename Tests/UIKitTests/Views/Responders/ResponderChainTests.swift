import Foundation
import TestSupport
import Testing
import UIKit

/// What goes from one responder to the next.
@MainActor struct ResponderChainTests {
  /// Keeps all that reaches it.
  private final class Receiver: UIView {
    var log: [String] = []

    private func note(_ name: String, _ touches: Set<UITouch>) {
      log.append("\(name) \(touches.map { Int($0.location(in: nil).x) })")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }

    override func cut(_ sender: Any?) { log.append("cut \(sender ?? "nil")") }
    override func copy(_ sender: Any?) { log.append("copy \(sender ?? "nil")") }
    override func paste(_ sender: Any?) { log.append("paste \(sender ?? "nil")") }
    override func select(_ sender: Any?) { log.append("select \(sender ?? "nil")") }
    override func selectAll(_ sender: Any?) { log.append("selectAll \(sender ?? "nil")") }
    override func delete(_ sender: Any?) { log.append("delete \(sender ?? "nil")") }
    override func toggleBoldface(_ sender: Any?) { log.append("bold \(sender ?? "nil")") }
    override func toggleItalics(_ sender: Any?) { log.append("italic \(sender ?? "nil")") }
    override func toggleUnderline(_ sender: Any?) { log.append("underline \(sender ?? "nil")") }
  }

  @Test(
    .covers(
      "UIResponder.canBecomeFirstResponder", "UIResponder.canResignFirstResponder",
      "UIResponder.inputAccessoryView", "UIResponder.inputView", "UIResponder.next"))
  func `the chain goes from views by their controllers to the window and the app`() {
    withFreshUIKit { window, _ in
      let controller = UIViewController()
      window.rootViewController = controller
      let (outer, inner) = (UIView(), UIView())
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      var chain: [UIResponder] = []
      var responder: UIResponder? = inner
      while let current = responder {
        chain.append(current)
        responder = current.next
      }
      let expected: [UIResponder?] = [
        inner, outer, controller.view, controller, window, UIApplication.shared,
      ]
      #expect(chain == expected.compactMap(\.self))
      #expect(UIView().next == nil && UIViewController().next == nil)
      #expect(window.windowScene?.next === UIApplication.shared)
      // None of them asks for the keyboard, or has something to put in its place.
      for responder in chain {
        #expect(!responder.canBecomeFirstResponder)
        #expect(responder.canResignFirstResponder)
        #expect(responder.inputView == nil && responder.inputAccessoryView == nil)
      }
    }
  }

  @Test(
    .covers(
      "UIResponder.touchesBegan(_:with:)", "UIResponder.touchesCancelled(_:with:)",
      "UIResponder.touchesEnded(_:with:)", "UIResponder.touchesMoved(_:with:)"))
  func `touches that a view does not handle go on along the chain`() {
    withFreshUIKit { window, _ in
      let receiver = Receiver(frame: window.bounds)
      let (middle, inner) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
      window.addSubview(receiver)
      receiver.addSubview(middle)
      middle.addSubview(inner)
      for (phase, x) in [(UITouch.Phase.began, 10), (.moved, 20), (.ended, 30), (.began, 40)] {
        window.deliverTouch(phase, at: CGPoint(x: x, y: 50))
      }
      window.deliverTouch(.cancelled, at: CGPoint(x: 50, y: 50))
      #expect(
        receiver.log == ["began [10]", "moved [20]", "ended [30]", "began [40]", "cancelled [50]"])
    }
  }

  @Test(
    .covers(
      "UIResponder.copy(_:)", "UIResponder.cut(_:)", "UIResponder.delete(_:)",
      "UIResponder.paste(_:)", "UIResponder.select(_:)", "UIResponder.selectAll(_:)",
      "UIResponderStandardEditActions", "UIResponderStandardEditActions.copy(_:)",
      "UIResponderStandardEditActions.cut(_:)", "UIResponderStandardEditActions.delete(_:)",
      "UIResponderStandardEditActions.paste(_:)", "UIResponderStandardEditActions.select(_:)",
      "UIResponderStandardEditActions.selectAll(_:)",
      "UIResponderStandardEditActions.toggleBoldface(_:)",
      "UIResponderStandardEditActions.toggleItalics(_:)",
      "UIResponderStandardEditActions.toggleUnderline(_:)"))
  func `edit actions that a view does not know go on along the chain`() {
    let (receiver, inner) = (Receiver(), UIView())
    receiver.addSubview(inner)
    let actions: any UIResponderStandardEditActions = inner
    actions.cut("a")
    actions.copy("b")
    actions.paste("c")
    actions.select("d")
    actions.selectAll("e")
    actions.delete(nil)
    #expect(
      receiver.log == ["cut a", "copy b", "paste c", "select d", "selectAll e", "delete nil"])
    receiver.log = []
    actions.toggleBoldface("f")
    actions.toggleItalics("g")
    actions.toggleUnderline(nil)
    #expect(receiver.log == ["bold f", "italic g", "underline nil"])
  }

  @Test(.covers("UITouch.tapCount", "UITouch.timestamp", "UITouch.view", "UITouch.window"))
  func `a touch says where it belongs, when it was and how often the place was tapped`() {
    final class Pad: UIView {
      var log: [String] = []
      var touch: UITouch?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        self.touch = touch
        log.append("\(touch.tapCount) at \(touch.timestamp)")
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("moved at \(touches.first?.timestamp ?? -1)")
      }
    }
    withFreshUIKit { window, clock in
      let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      window.addSubview(pad)
      @MainActor func tap(at x: CGFloat) {
        window.deliverTouch(.began, at: CGPoint(x: x, y: 50))
        window.deliverTouch(.ended, at: CGPoint(x: x, y: 50))
      }
      tap(at: 50)
      clock.advance(by: 90)
      tap(at: 50)
      clock.advance(by: 90)
      tap(at: 50)
      // Elsewhere, and too late.
      tap(at: 150)
      clock.advance(by: 600)
      window.deliverTouch(.began, at: CGPoint(x: 150, y: 50))
      clock.advance(by: 60)
      window.deliverTouch(.moved, at: CGPoint(x: 300, y: 300))
      #expect(
        pad.log == ["1 at 0.0", "2 at 0.15", "3 at 0.3", "1 at 0.3", "1 at 1.3", "moved at 1.4"])
      // A touch stays with the view that it began in.
      #expect(pad.touch?.view === pad && pad.touch?.window === window)
      window.deliverTouch(.cancelled, at: CGPoint(x: 300, y: 300))
    }
  }
}
