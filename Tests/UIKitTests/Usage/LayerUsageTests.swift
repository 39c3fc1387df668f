import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

/// Layers as iOS code uses them.
@MainActor struct LayerUsageTests {
  @Test func `a bubble lays its layers out and clears them away`() {
    withFreshUIKit { window, clock in
      let view = BubbleView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      window.addSubview(view)
      window.addSubview(SunsetView(frame: window.bounds))
      clock.runDue()
      #expect(view.layer.sublayers?.count == 3)
      #expect(
        view.gradient.frame == view.bounds && view.gradient.presentation()?.frame == view.bounds)
      #expect(view.bubble.path?.boundingBoxOfPath == CGRect(x: 4, y: 4, width: 92, height: 52))
      view.clear()
      #expect(view.layer.sublayers == nil)
    }
  }

  @Test func `a subclass hears of what is added and laid out`() {
    withFreshUIKit { window, clock in
      let (layer, inner) = (TidyLayer(), CALayer())
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
      layer.addSublayer(inner)
      window.layer.addSublayer(layer)
      clock.runDue()
      #expect(layer.log == ["add", "layout"] && inner.frame == layer.bounds)
      #expect(layer.hitTest(CGPoint(x: -5, y: -5)) === layer)
    }
  }
}
