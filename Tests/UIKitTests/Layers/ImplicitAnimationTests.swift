import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Layers that are no views' animate what is changed of them.
@MainActor struct ImplicitAnimationTests {
  private func withLayer(_ test: (CALayer, FrameClock) throws -> Void) rethrows {
    try withFreshUIKit { window, clock in
      let layer = CALayer()
      layer.position = CGPoint(x: 0, y: 0)
      window.layer.addSublayer(layer)
      layer.position = CGPoint(x: 100, y: 0)
      try test(layer, clock)
    }
  }

  private func x(_ layer: CALayer) -> CGFloat { layer.presentation()?.position.x ?? -1 }

  @Test(.covers("CALayer.presentation()"))
  func `what is new is where it was put; after that it moves for a quarter of a second`() {
    withLayer { layer, clock in
      #expect(x(layer) == 100)
      clock.advance(by: 10)
      layer.position.x = 200
      #expect(layer.position.x == 200 && x(layer) == 100)
      // The curve (0.25, 0.1, 0.25, 1) at s = ½: x = 3/8·(0.25 + 0.25) + 1/8 = 0.3125 and
      // y = 3/8·(0.1 + 1) + 1/8 = 0.5375; 0.3125 of 150 ticks are 46.875.
      clock.advance(by: 47)
      #expect(abs(x(layer) - 153.75) < 0.5)
      // Another change begins where it is seen.
      let seen = x(layer)
      layer.position.x = 0
      #expect(abs(x(layer) - seen) < 1e-9)
      clock.advance(by: 149)
      #expect(x(layer) > 0)
      clock.advance(by: 1)
      #expect(x(layer) == 0)
    }
  }

  @Test(
    .covers(
      "CATransaction", "CATransaction.begin()", "CATransaction.commit()",
      "CATransaction.disableActions()", "CATransaction.setDisableActions(_:)",
      "CATransaction.animationDuration()", "CATransaction.setAnimationDuration(_:)",
      "CATransaction.animationTimingFunction()", "CATransaction.setAnimationTimingFunction(_:)",
      "CAMediaTimingFunction", "CAMediaTimingFunction.init(name:)",
      "CAMediaTimingFunctionName", "CAMediaTimingFunctionName.linear"))
  func `a transaction says whether, how long and at which pace`() {
    withLayer { layer, clock in
      clock.advance(by: 10)
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      #expect(CATransaction.disableActions())
      layer.position.x = 200
      CATransaction.commit()
      #expect(x(layer) == 200 && !CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.position.x = 300
      CATransaction.commit()
      clock.advance(by: 150)
      #expect(abs(x(layer) - 225) < 1e-9)
      // Without a beginning it holds to the end of the turn.
      CATransaction.setDisableActions(true)
      clock.runDue()
      #expect(!CATransaction.disableActions())
    }
  }

  @Test(.covers("CATransaction.completionBlock()", "CATransaction.setCompletionBlock(_:)"))
  func `a transaction calls back when all that moves in it has ended, views too`() {
    withFreshUIKit { window, clock in
      let layer = CALayer()
      let view = UIView()
      window.layer.addSublayer(layer)
      window.addSubview(view)
      clock.advance(by: 1)
      var ends: [Int] = []
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(clock.now) }
      #expect(CATransaction.completionBlock() != nil)
      layer.opacity = 0
      UIView.animate(withDuration: 0.5) { view.alpha = 0 }
      CATransaction.commit()
      clock.advance(to: 300)
      #expect(ends.isEmpty)
      clock.advance(to: 301)
      #expect(ends == [301])
      CATransaction.begin()
      CATransaction.setCompletionBlock { ends.append(-1) }
      CATransaction.commit()
      #expect(ends == [301])
      clock.runDue()
      #expect(ends == [301, -1])
      #expect(World.current.transactions.isPristine)
    }
  }

  @Test func `a block of views' animations does not change the pace of layers that are none`() {
    withLayer { layer, clock in
      clock.advance(by: 10)
      UIView.animate(withDuration: 10) { layer.position.x = 200 }
      clock.advance(by: 150)
      #expect(x(layer) == 200)
    }
  }

  @Test func `gradients and shapes go over from one look to another`() {
    withFreshUIKit { window, clock in
      let (gradient, shape) = (CAGradientLayer(), CAShapeLayer())
      gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
      for layer in [gradient, shape] { window.layer.addSublayer(layer) }
      clock.advance(by: 10)
      CATransaction.begin()
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      gradient.endPoint = CGPoint(x: 1, y: 0)
      gradient.colors = [UIColor.white.cgColor, UIColor.white.cgColor]
      shape.strokeEnd = 0
      shape.lineWidth = 11
      CATransaction.commit()
      #expect(gradient.endPoint == CGPoint(x: 1, y: 0) && shape.strokeEnd == 0)
      clock.advance(by: 75)
      let (seen, line) = (gradient.presentation(), shape.presentation())
      #expect(seen?.endPoint == CGPoint(x: 0.75, y: 0.5))
      #expect((seen?.colors?.first as? CGColor) == UIColor(white: 0.5, alpha: 1).cgColor)
      #expect(line?.strokeEnd == 0.5 && line?.lineWidth == 6)
    }
  }

  @Test func `a view's gradient takes the pace of the view's block`() {
    withFreshUIKit { window, clock in
      let view = ContentLayerTests.GradientView(frame: window.bounds)
      window.addSubview(view)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.gradient.startPoint = CGPoint(x: 0.5, y: 1)
      }
      clock.advance(by: 150)
      #expect(view.gradient.presentation()?.startPoint == CGPoint(x: 0.5, y: 0.25))
    }
  }

  @Test(
    .covers(
      "CAMediaTimingFunction.getControlPoint(at:values:)",
      "CAMediaTimingFunction.init(controlPoints:_:_:_:)", "CAMediaTimingFunctionName.default",
      "CAMediaTimingFunctionName.easeIn", "CAMediaTimingFunctionName.easeOut",
      "CAMediaTimingFunctionName.easeInEaseOut", "CAMediaTimingFunctionName.init(rawValue:)",
      "CAMediaTimingFunctionName.rawValue"))
  func `paces have the control points that they are documented with`() {
    let wanted: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    func points(_ function: CAMediaTimingFunction) -> [Float] {
      (0...3).flatMap { index in
        var values: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &values)
        return values
      }
    }
    for (name, control) in wanted {
      #expect(points(CAMediaTimingFunction(name: name)) == [0, 0] + control + [1, 1])
      #expect(CAMediaTimingFunctionName(rawValue: name.rawValue) == name)
    }
    let own = CAMediaTimingFunction(controlPoints: 0.1, 2, 0.3, -1)
    #expect(points(own) == [0, 0, 0.1, 2, 0.3, -1, 1, 1])
  }
}
