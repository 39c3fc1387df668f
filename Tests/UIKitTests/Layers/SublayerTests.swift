import Foundation
import TestSupport
import Testing
import UIKit

/// Layers inside others, beside those of views.
@MainActor struct SublayerTests {
  private let names: (CALayer) -> String = { layer in
    (layer.sublayers ?? []).map { $0.name ?? "view" }.joined(separator: " ")
  }

  private func named(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test(
    .covers(
      "CALayer.name", "CALayer.addSublayer(_:)", "CALayer.insertSublayer(_:at:)",
      "CALayer.insertSublayer(_:below:)", "CALayer.insertSublayer(_:above:)",
      "CALayer.replaceSublayer(_:with:)", "CALayer.removeFromSuperlayer()", "CALayer.sublayers",
      "CALayer.superlayer"))
  func `layers lie in the order in which they were put, among those of subviews`() {
    let view = UIView()
    #expect(view.layer.sublayers == nil)
    view.addSubview(UIView())
    #expect(names(view.layer) == "view")
    let (a, b, c, d) = (named("a"), named("b"), named("c"), named("d"))
    view.layer.insertSublayer(a, at: 0)
    #expect(names(view.layer) == "a view")
    view.layer.addSublayer(b)
    view.layer.insertSublayer(c, below: b)
    view.layer.insertSublayer(d, above: a)
    #expect(names(view.layer) == "a d view c b")
    view.addSubview(UIView())
    #expect(names(view.layer) == "a d view c b view")
    #expect(a.superlayer === view.layer && view.subviews[0].layer.superlayer === view.layer)
    view.subviews[1].removeFromSuperview()
    view.layer.replaceSublayer(c, with: named("e"))
    #expect(names(view.layer) == "a d view e b" && c.superlayer == nil)
    d.removeFromSuperlayer()
    #expect(names(view.layer) == "a view e b" && d.superlayer == nil)
    view.layer.addSublayer(a)
    #expect(names(view.layer) == "view e b a")
    let other = CALayer()
    other.addSublayer(a)
    #expect(names(view.layer) == "view e b" && a.superlayer === other)
    for layer in view.layer.sublayers ?? [] where layer.name != nil { layer.removeFromSuperlayer() }
    #expect(names(view.layer) == "view")
    other.sublayers = [b, c]
    #expect(names(other) == "b c" && a.superlayer == nil)
    other.sublayers = nil
    #expect(other.sublayers == nil && b.superlayer == nil)
  }

  @Test func `subviews that move take their layers along`() {
    let view = UIView()
    let (first, second) = (UIView(), UIView())
    first.layer.name = "1"
    second.layer.name = "2"
    view.layer.addSublayer(named("a"))
    view.addSubview(first)
    view.layer.addSublayer(named("b"))
    view.addSubview(second)
    #expect(names(view.layer) == "a 1 b 2")
    view.bringSubviewToFront(first)
    #expect(names(view.layer) == "a b 2 1")
    view.sendSubviewToBack(first)
    #expect(names(view.layer) == "1 a b 2")
    view.layer.sublayers = [named("x")]
    #expect(names(view.layer) == "x" && view.subviews.isEmpty && first.superview == nil)
  }

  @Test func `they are painted in their order, also where that is not the subviews'`() {
    LayerStage.withSquare({ square in
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      inner.backgroundColor = LayerStage.red
      square.addSubview(inner)
      square.layer.insertSublayer(
        LayerStage.layer(CGRect(x: 40, y: 0, width: 60, height: 40), LayerStage.blue), at: 0)
      square.layer.addSublayer(
        LayerStage.layer(CGRect(x: 0, y: 40, width: 40, height: 60), LayerStage.blue))
    }) { painting in
      #expect(painting.isRed(70, 30), "above the layer that was put first")
      #expect(painting.isBlue(110, 30))
      #expect(painting.isBlue(30, 70), "below the layer that was put last")
      #expect(painting.isWhite(110, 110))
    }
  }

  @Test(.covers("CALayer.zPosition"))
  func `what lies further to the front is painted later, and touched as before`() {
    withFreshUIKit(screen: CGSize(width: 140, height: 140)) { window, clock in
      let (first, second) = (UIView(frame: window.bounds), UIView(frame: window.bounds))
      first.backgroundColor = LayerStage.red
      second.backgroundColor = LayerStage.blue
      window.addSubview(first)
      window.addSubview(second)
      #expect(Painting(of: window).isBlue(70, 70))
      first.layer.zPosition = 1
      #expect(first.layer.zPosition == 1)
      #expect(Painting(of: window).isRed(70, 70))
      #expect(window.hitTest(CGPoint(x: 70, y: 70), with: nil) === second)
      // Deeper views are known before they are added.
      let third = UIView(frame: window.bounds)
      third.layer.zPosition = -1
      third.backgroundColor = .black
      first.layer.zPosition = 0
      window.addSubview(third)
      #expect(Painting(of: window).isBlue(70, 70))
    }
  }

  @Test(
    .covers(
      "CALayer.anchorPoint", "UIView.anchorPoint", "CALayer.frame", "CALayer.bounds",
      "CALayer.position", "UIView.center"))
  func `the anchor is what the position is of, and the transform about`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 40, height: 60)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.position == CGPoint(x: 30, y: 50))
    #expect(layer.frame == CGRect(x: 30, y: -10, width: 40, height: 60))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
    #expect(layer.frame == CGRect(x: 30, y: 20, width: 80, height: 30))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(layer.bounds.size == CGSize(width: 10, height: 20))
    #expect(layer.position == CGPoint(x: 0, y: 10))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 20, height: 10))

    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.anchorPoint = CGPoint(x: 1, y: 0.5)
    #expect(view.center == CGPoint(x: 50, y: 25) && view.frame.minX == -50)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.center == CGPoint(x: 100, y: 25) && view.layer.anchorPoint.x == 1)
  }

  @Test func `constraints place a view with another anchor where they say`() {
    withFreshUIKit { window, clock in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.anchorPoint = CGPoint(x: 0, y: 0)
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: 30),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 40),
        view.widthAnchor.constraint(equalToConstant: 50),
        view.heightAnchor.constraint(equalToConstant: 60),
      ])
      clock.runDue()
      #expect(view.frame == CGRect(x: 30, y: 40, width: 50, height: 60))
      #expect(view.center == CGPoint(x: 30, y: 40))
    }
  }

  @Test(
    .covers(
      "CALayer.convert(_:to:)", "CALayer.convert(_:from:)", "CALayer.contains(_:)",
      "CALayer.hitTest(_:)"))
  func `points are converted between layers, and found in them`() {
    let outer = LayerStage.layer(CGRect(x: 10, y: 10, width: 100, height: 100), .red)
    let inner = LayerStage.layer(CGRect(x: 20, y: 30, width: 40, height: 40), .blue)
    outer.addSublayer(inner)
    let point = CGPoint(x: 5, y: 6)
    #expect(inner.convert(point, to: outer) == CGPoint(x: 25, y: 36))
    #expect(inner.convert(CGPoint(x: 25, y: 36), from: outer) == point)
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    #expect(outer.convert(inner.bounds, from: inner) == inner.frame)
    #expect(inner.contains(point) && !inner.contains(CGPoint(x: 41, y: 0)))
    #expect(outer.hitTest(CGPoint(x: 35, y: 45)) === inner)
    #expect(outer.hitTest(CGPoint(x: 12, y: 12)) === outer)
    #expect(outer.hitTest(CGPoint(x: 5, y: 5)) == nil)
    inner.isHidden = true
    #expect(outer.hitTest(CGPoint(x: 35, y: 45)) === outer)
  }

  @Test(.covers("CALayer.mask", "CALayer.opacity", "CALayer.masksToBounds"))
  func `a mask shows what it covers, as far as it is opaque`() {
    let mask = CALayer()
    LayerStage.withSquare({ square in
      square.backgroundColor = LayerStage.red
      let part = LayerStage.layer(CGRect(x: 0, y: 0, width: 50, height: 50), .black)
      let faint = LayerStage.layer(CGRect(x: 50, y: 50, width: 50, height: 50), .black)
      faint.opacity = 0.5
      mask.addSublayer(part)
      mask.addSublayer(faint)
      square.layer.mask = mask
      #expect(square.layer.mask === mask && mask.superlayer == nil)
    }) { painting in
      #expect(painting.isRed(30, 30) && painting.isRed(69, 69))
      #expect(painting.isWhite(100, 30) && painting.isWhite(30, 100))
      let pink = painting.rgb(100, 100)
      #expect(pink[0] == 255 && abs(pink[1] - 127) <= 2 && abs(pink[2] - 127) <= 2)
    }
    let layer = CALayer()
    layer.mask = mask
    mask.removeFromSuperlayer()
    #expect(layer.mask == nil)
  }

  @Test(
    .covers(
      "CALayer.layoutSublayers()", "CALayer.setNeedsLayout()", "CALayer.layoutIfNeeded()",
      "UIView.layoutSublayers(of:)"))
  func `a layer lays out what is inside when its size has changed`() {
    final class Half: CALayer {
      let part = CALayer()
      var layouts = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
        part.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      }
    }
    final class Holder: UIView {
      let half = Half()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        half.frame = bounds
      }
    }
    withFreshUIKit { window, clock in
      let view = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      view.half.addSublayer(view.half.part)
      view.layer.addSublayer(view.half)
      window.addSubview(view)
      clock.runDue()
      #expect(view.half.part.frame == CGRect(x: 0, y: 0, width: 50, height: 40))
      let before = view.half.layouts
      view.half.position = CGPoint(x: 1, y: 1)
      clock.runDue()
      #expect(view.half.layouts == before)
      view.half.setNeedsLayout()
      clock.runDue()
      #expect(view.half.layouts == before + 1)
      view.frame.size.width = 200
      view.layer.layoutIfNeeded()
      #expect(view.half.part.frame.width == 100)
    }
  }
}
