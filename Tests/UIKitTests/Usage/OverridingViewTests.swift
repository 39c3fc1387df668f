import Foundation
import TestSupport
import Testing
import UIKitUsage

@testable import UIKit

/// Subclasses that see public names alone, and what UIKit makes of them.
@MainActor struct OverridingViewTests {
  @Test(.covers("UICoordinateSpace", "UIView.invalidateIntrinsicContentSize()", "UIView.subviews"))
  func `views hear of every change of their hierarchy`() {
    withFreshUIKit { window, _ in
      let (view, one, two) = (OverridingView(), UIView(), UIView())
      window.addSubview(view)
      _ = view.take()
      view.addSubview(one)
      #expect(view.take() == ["addSubview", "needs layout"])
      view.insertSubview(two, at: 0)
      view.insertSubview(two, belowSubview: one)
      view.insertSubview(two, aboveSubview: one)
      view.bringSubviewToFront(one)
      view.sendSubviewToBack(one)
      #expect(
        view.take().filter { $0 != "needs layout" } == [
          "insert at 0", "insert below", "insert above", "bring to front", "send to back",
        ])
      #expect(view.subviews == [one, two])
      #expect(view.window === window)
      #expect(view.isDescendant(of: window))
      view.removeFromSuperview()
      #expect(view.take() == ["descendant", "remove"])
      #expect(view.window == nil)
    }
  }

  @Test(.covers("UIView.setNeedsDisplay(_:)", "UIView.tintColor"))
  func `views hear of layout and display, also when UIKit asks for it`() {
    withFreshUIKit { window, clock in
      let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.addSubview(view)
      clock.runDue()
      _ = view.take()
      view.bounds.size.width = 20
      #expect(view.take() == ["needs layout"])
      view.layoutIfNeeded()
      view.sizeToFit()
      view.invalidateIntrinsicContentSize()
      view.setNeedsDisplay()
      view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1, height: 1))
      #expect(
        view.take() == [
          "layout if needed", "size to fit", "invalidate", "needs display", "needs display in part",
        ])
      // A tint that changes further out, and a label's text that changes its size.
      window.tintColor = .red
      #expect(view.take() == ["needs display"])
      let label = UILabel()
      view.addSubview(label)
      _ = view.take()
      label.text = "Text"
      #expect(view.take() == ["needs layout"])
    }
  }

  @Test(.covers("UIScreen.coordinateSpace"))
  func `views hear of conversions`() {
    withFreshUIKit { window, _ in
      let view = OverridingView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
      window.addSubview(view)
      _ = view.take()
      let (point, rect) = (CGPoint(x: 1, y: 1), CGRect(x: 1, y: 1, width: 2, height: 2))
      #expect(view.convert(point, to: nil) == CGPoint(x: 11, y: 21))
      #expect(view.convert(point, from: window as UIView?) == CGPoint(x: -9, y: -19))
      #expect(view.convert(rect, to: window as UIView?).origin == CGPoint(x: 11, y: 21))
      #expect(view.convert(rect, from: nil).origin == CGPoint(x: -9, y: -19))
      let space = window.screen.coordinateSpace
      #expect(view.convert(point, to: space) == CGPoint(x: 11, y: 21))
      #expect(view.convert(point, from: space) == CGPoint(x: -9, y: -19))
      #expect(view.convert(rect, to: space).origin == CGPoint(x: 11, y: 21))
      #expect(view.convert(rect, from: space).origin == CGPoint(x: -9, y: -19))
      #expect(
        view.take() == [
          "convert point to view", "convert point from view", "convert rect to view",
          "convert rect from view", "convert point to space", "convert point from space",
          "convert rect to space", "convert rect from space",
        ])
    }
  }

  @Test func `a class animates in its own way`() {
    withFreshUIKit { _, _ in
      StillView.log = []
      var count = 0
      StillView.animate(withDuration: 1) { count += 1 }
      #expect(StillView.log == ["alone", "animate 1.0 after 0.0", "without"])
      StillView.log = []
      StillView.animate(
        withDuration: 2, animations: { count += 1 }, completion: { _ in count += 1 })
      #expect(StillView.log == ["with completion", "animate 2.0 after 0.0", "without"])
      StillView.log = []
      StillView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
        animations: { count += 1 })
      #expect(StillView.log == ["spring", "without"])
      #expect(count == 4)
    }
  }

  @Test(
    .covers(
      "UIView.beginAnimations(_:context:)", "UIView.commitAnimations()",
      "UIView.setAnimationCurve(_:)", "UIView.setAnimationDelay(_:)",
      "UIView.setAnimationDelegate(_:)", "UIView.setAnimationDidStop(_:)",
      "UIView.setAnimationDuration(_:)", "UIView.setAnimationWillStart(_:)"))
  func `animations that are begun and committed run, and tell their delegate`() {
    withFreshUIKit { window, clock in
      let (view, listener) = (UIView(), AnimationListener())
      window.addSubview(view)
      @MainActor func x() -> CGFloat { view.layer.presentation()?.position.x ?? -1 }
      listener.move(view, to: 100)
      #expect(view.center.x == 100)
      #expect(x() == 0)
      #expect(listener.log == [])
      // A delay of 60 ticks, then evenly for 300.
      clock.advance(by: 60)
      #expect(listener.log == ["start move"])
      clock.advance(by: 150)
      #expect(abs(x() - 50) < 1e-9)
      clock.advance(by: 149)
      #expect(listener.log == ["start move"])
      clock.advance(by: 1)
      #expect(listener.log == ["start move", "move true true"])
      #expect(x() == 100)
      listener.move(view, to: 0)
      clock.advance(by: 100)
      view.removeFromSuperview()
      clock.runDue()
      #expect(listener.log.last == "move false true")
      UIView.setAnimationDuration(3)
      view.center.x = 7
      #expect(listener.log.count == 4)
    }
  }

  @Test(
    .covers(
      "CALayer.affineTransform()", "CALayer.setAffineTransform(_:)", "CALayer.setNeedsDisplay()",
      "CGColor", "UIView.layerClass"))
  func `a view has the layer that its class names`() throws {
    try withFreshUIKit { window, _ in
      let view = OverridingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let layer = try #require(view.layer as? OverridingLayer)
      #expect(layer.radius == 3)
      #expect(layer.changes > 0)
      layer.changes = 0
      view.bounds.size.width = 30
      view.center.x = 40
      view.isHidden = true
      view.clipsToBounds = true
      #expect(layer.changes == 4)
      #expect(view.frame.width == 30)
      window.addSubview(view)
      layer.radius = 9
      UIView.animate(withDuration: 1) { view.center.x = 80 }
      let seen = try #require(layer.presentation())
      #expect(seen.radius == 9)
      #expect(seen.position.x == 40)
      #expect(PlainLayerView().layer is PlainLayer)
      #expect(type(of: UIView().layer) == CALayer.self)
    }
  }

  @Test(.covers("CALayer.frame", "CALayer.init(layer:)"))
  func `a layer may stand alone, and be copied`() {
    let layer = CALayer()
    layer.cornerRadius = 4
    layer.frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    let copy = CALayer(layer: layer)
    #expect(copy.cornerRadius == 4)
    #expect(copy.frame == layer.frame)
    #expect(layer.presentation() == nil)
  }

  @Test
  func `a window says whether it is key, and which screen it is on`() {
    withFreshUIKit { window, _ in
      let other = OverridingWindow(frame: window.bounds)
      #expect(!other.isKeyWindow)
      other.claimsToBeKey = true
      #expect(other.isKeyWindow)
      let screen = window.screen
      other.screen = screen
      #expect(other.screen === screen)
    }
  }

  @Test(.covers("UIScreen"))
  func `a window changes to another screen of its app`() {
    withFreshUIKit { window, _ in
      let world = window.screen.world
      let second = UIScreen()
      second.world = world
      let other = UIWindow()
      other.isHidden = false
      #expect(window.screen.windows.contains(other))
      other.screen = second
      #expect(second.windows == [other])
      #expect(!window.screen.windows.contains(other))
    }
  }

  @Test(.covers("UIGestureRecognizer.view", "UIPanGestureRecognizer", "UIView.gestureRecognizers"))
  func `recognisers of a view are set at once`() {
    let view = UIView()
    let (one, two) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
    view.gestureRecognizers = [one, two]
    #expect(one.view === view)
    #expect(two.view === view)
    view.gestureRecognizers = [two]
    #expect(one.view == nil)
    #expect(view.gestureRecognizers == [two])
    view.gestureRecognizers = nil
    #expect(two.view == nil)
    #expect(view.gestureRecognizers == nil)
  }
}
