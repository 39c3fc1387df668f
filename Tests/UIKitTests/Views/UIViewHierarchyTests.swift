import Foundation
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct UIViewHierarchyTests {
  private final class Recorder: UIView {
    var log: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      log.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { log.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { log.append("didMoveToWindow") }
  }

  @Test(
    .covers(
      "UIView.bringSubviewToFront(_:)", "UIView.insertSubview(_:aboveSubview:)",
      "UIView.insertSubview(_:at:)", "UIView.insertSubview(_:belowSubview:)",
      "UIView.sendSubviewToBack(_:)"))
  func `subviews keep the order they are put in`() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], aboveSubview: views[0])
    #expect(parent.subviews == [views[2], views[0], views[3], views[1]])
    parent.bringSubviewToFront(views[2])
    parent.sendSubviewToBack(views[1])
    #expect(parent.subviews == [views[1], views[0], views[3], views[2]])
    parent.insertSubview(views[2], belowSubview: views[0])
    #expect(parent.subviews == [views[1], views[2], views[0], views[3]])
  }

  @Test(
    .covers(
      "UIView.didMoveToSuperview()", "UIView.didMoveToWindow()", "UIView.removeFromSuperview()",
      "UIView.willMove(toSuperview:)", "UIView.willMove(toWindow:)", "UIView.window"))
  func `a view tells where it goes`() {
    withFreshUIKit { window, _ in
      let view = Recorder()
      window.addSubview(view)
      #expect(
        view.log == [
          "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToSuperview",
          "didMoveToWindow",
        ])
      view.log = []
      view.removeFromSuperview()
      #expect(
        view.log == [
          "willMove(toSuperview: nil)", "willMove(toWindow: nil)", "didMoveToSuperview",
          "didMoveToWindow",
        ])
      #expect(view.window == nil && view.superview == nil)
    }
  }

  @Test(.covers("UIView.addSubview(_:)", "UIView.isDescendant(of:)"))
  func `adding elsewhere takes the view out of where it was`() {
    let (one, other, view) = (UIView(), UIView(), UIView())
    one.addSubview(view)
    other.addSubview(view)
    #expect(one.subviews.isEmpty)
    #expect(view.isDescendant(of: other))
    #expect(!view.isDescendant(of: one))
  }

  @Test
  func `a removed view is freed`() {
    weak var freed: UIView?
    withFreshUIKit { window, clock in
      do {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        freed = view
        window.addSubview(view)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        view.removeFromSuperview()
      }
      clock.advance(by: 600)
      #expect(freed == nil)
    }
  }

  @Test(.covers("UIView.hitTest(_:with:)", "UIView.isUserInteractionEnabled"))
  func `touches go to the innermost view that takes them`() {
    withFreshUIKit { window, _ in
      let low = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let high = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
      window.addSubview(low)
      window.addSubview(high)
      let place = CGPoint(x: 75, y: 50)
      #expect(window.hitTest(place, with: nil) === high)
      high.isUserInteractionEnabled = false
      #expect(window.hitTest(place, with: nil) === low)
      low.alpha = 0.005
      #expect(window.hitTest(place, with: nil) === window)
      low.alpha = 1
      low.isHidden = true
      #expect(window.hitTest(place, with: nil) === window)
    }
  }

  @Test(.covers("UIView.AnimationOptions.allowUserInteraction"))
  func `a moving view takes no touches unless it says so`() {
    withFreshUIKit { window, clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      window.addSubview(view)
      let place = CGPoint(x: 50, y: 210)
      UIView.animate(withDuration: 0.5) { view.center.y = 250 }
      #expect(window.hitTest(place, with: nil) === window)
      clock.advance(by: 300)
      #expect(window.hitTest(place, with: nil) === view)
      UIView.animate(withDuration: 0.5, delay: 0, options: .allowUserInteraction) {
        view.center.y = 260
      }
      #expect(window.hitTest(place, with: nil) === view)
    }
  }

  @Test(.covers("UIView.layoutIfNeeded()", "UIView.setNeedsLayout()"))
  func `layout runs once a turn, outermost first`() {
    final class Box: UIView {
      var log: (String) -> Void = { _ in }
      var name = ""
      override func layoutSubviews() { log(name) }
    }
    withFreshUIKit { window, clock in
      var log: [String] = []
      let outer = Box(frame: window.bounds)
      let inner = Box(frame: window.bounds)
      for (box, name) in [(outer, "outer"), (inner, "inner")] {
        box.name = name
        box.log = { log.append($0) }
      }
      outer.addSubview(inner)
      window.addSubview(outer)
      clock.runDue()
      #expect(log == ["outer", "inner"])
      inner.setNeedsLayout()
      outer.setNeedsLayout()
      inner.setNeedsLayout()
      inner.layoutIfNeeded()
      #expect(log == ["outer", "inner", "outer", "inner"])
      clock.runDue()
      #expect(log.count == 4)
      inner.center.y += 10
      clock.runDue()
      #expect(log.count == 4)
    }
  }
}
