import Foundation
import TestSupport
import Testing
import UIKit

/// Layers that paint gradients and shapes, on white.
@MainActor struct ContentLayerTests {
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer {
      guard let layer = layer as? CAGradientLayer else { preconditionFailure("no gradient") }
      return layer
    }
  }

  private func withGradient(
    size: CGSize = CGSize(width: 100, height: 100), _ build: (CAGradientLayer) -> Void,
    _ test: (Painting) -> Void
  ) {
    LayerStage.with(
      { window in
        let view = GradientView(frame: CGRect(origin: CGPoint(x: 20, y: 20), size: size))
        view.gradient.colors = [LayerStage.red.cgColor, LayerStage.blue.cgColor]
        build(view.gradient)
        window.addSubview(view)
      }, test)
  }

  /// The part of blue in what goes over from red to blue.
  private func part(_ painting: Painting, _ x: CGFloat, _ y: CGFloat) -> Double {
    let color = painting.rgb(x, y)
    #expect(abs(color[0] + color[2] - 255) <= 2 && color[1] == 0, "\(color)")
    return Double(color[2]) / 255
  }

  private func isNear(_ value: Double, _ wanted: Double, _ slack: Double = 0.02) -> Bool {
    abs(value - wanted) <= slack
  }

  @Test(
    .covers(
      "CAGradientLayer", "CAGradientLayer.colors",
      "CAGradientLayer.startPoint", "CAGradientLayer.endPoint", "CAGradientLayer.type",
      "CAGradientLayerType",
      "CAGradientLayerType.axial", "CAGradientLayerType.init(rawValue:)",
      "CAGradientLayerType.rawValue", "UIView.layerClass"))
  func `colours go from the top to the bottom unless points are set`() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(CAGradientLayerType(rawValue: "axial") == .axial)
    layer.colors = [LayerStage.red.cgColor]
    #expect(CAGradientLayer(layer: layer).colors as? [CGColor] == [LayerStage.red.cgColor])
    withGradient { _ in
    } _: { painting in
      #expect(isNear(part(painting, 70, 45), 0.25) && isNear(part(painting, 22, 95), 0.75))
    }
    withGradient {
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    } _: { painting in
      // Beside the line the outermost colours go on.
      #expect(painting.isRed(30, 50) && isNear(part(painting, 95, 100), 0.5))
    }
  }

  @Test func `a slanting gradient is stretched with the bounds`() {
    withGradient(size: CGSize(width: 100, height: 40)) {
      $0.startPoint = .zero
      $0.endPoint = CGPoint(x: 1, y: 1)
    } _: { painting in
      // Along the other diagonal all is alike: half of each colour.
      for t in [0.1, 0.3, 0.5, 0.9] {
        #expect(isNear(part(painting, 20 + 100 * t, 20 + 40 * (1 - t)), 0.5, 0.03))
      }
      #expect(isNear(part(painting, 20 + 25, 20 + 10), 0.25, 0.03))
    }
  }

  @Test(.covers("CAGradientLayer.locations"))
  func `locations say where colours are`() {
    withGradient {
      $0.colors = [LayerStage.red.cgColor, LayerStage.blue.cgColor, LayerStage.red.cgColor]
      $0.locations = [0.2, 0.4, 1]
      #expect($0.locations == [0.2, 0.4, 1])
    } _: { painting in
      #expect(painting.isRed(70, 35))
      #expect(isNear(part(painting, 70, 50), 0.5) && isNear(part(painting, 70, 60), 1))
      #expect(isNear(part(painting, 70, 90), 0.5))
    }
  }

  @Test(.covers("CAGradientLayerType.radial", "CAGradientLayerType.conic"))
  func `colours lie in ellipses, or around a point`() {
    withGradient(size: CGSize(width: 100, height: 50)) {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    } _: { painting in
      #expect(isNear(part(painting, 70, 45), 0))
      #expect(
        isNear(part(painting, 70 + 25, 45), 0.5) && isNear(part(painting, 70, 45 + 12.5), 0.5))
      #expect(painting.isBlue(22, 22))
    }
    withGradient {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    } _: { painting in
      #expect(painting.isWhite(70, 70), "an ellipse of no height")
    }
    withGradient {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 0.5, y: 0)
    } _: { painting in
      // From twelve o'clock on: three o'clock, six, nine.
      #expect(isNear(part(painting, 110, 70), 0.25) && isNear(part(painting, 70, 110), 0.5))
      #expect(isNear(part(painting, 30, 70), 0.75))
      #expect(isNear(part(painting, 72, 30), 0) && isNear(part(painting, 67, 30), 1))
    }
  }

  @Test func `corners cut a gradient off, and content lies over it`() {
    LayerStage.with({ window in
      let view = GradientView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
      view.gradient.colors = [LayerStage.red.cgColor, LayerStage.red.cgColor]
      view.layer.cornerRadius = 30
      window.addSubview(view)
      let inner = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      inner.backgroundColor = LayerStage.blue
      view.addSubview(inner)
    }) { painting in
      #expect(painting.isWhite(22, 22) && painting.isRed(40, 40) && painting.isBlue(70, 70))
    }
  }

  private func withShape(_ build: (CAShapeLayer) -> Void, _ test: (Painting) -> Void) {
    LayerStage.withSquare(
      { square in
        let shape = CAShapeLayer()
        build(shape)
        square.layer.addSublayer(shape)
      }, test)
  }

  @Test(
    .covers(
      "CAShapeLayer", "CAShapeLayer.path", "CAShapeLayer.fillColor",
      "CAShapeLayer.fillRule",
      "CAShapeLayerFillRule", "CAShapeLayerFillRule.evenOdd", "CAShapeLayerFillRule.nonZero",
      "CAShapeLayerFillRule.init(rawValue:)", "CAShapeLayerFillRule.rawValue"))
  func `a shape is filled, also outside the layer's bounds`() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.fillColor == UIColor.black.cgColor)
    #expect(shape.fillRule == CAShapeLayerFillRule(rawValue: "non-zero"))
    #expect(CAShapeLayerFillRule.evenOdd.rawValue == "even-odd")
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 60, height: 60))
    path.addRect(CGRect(x: 20, y: 20, width: 20, height: 20))
    for rule in [CAShapeLayerFillRule.nonZero, .evenOdd] {
      withShape {
        $0.path = path
        $0.fillColor = LayerStage.red.cgColor
        $0.fillRule = rule
        #expect($0.bounds == .zero && $0.path == path)
        #expect(CAShapeLayer(layer: $0).fillRule == rule)
      } _: { painting in
        #expect(painting.isRed(30, 30) && painting.isWhite(90, 90))
        #expect(painting.isRed(50, 50) == (rule == .nonZero))
      }
    }
  }

  @Test(
    .covers(
      "CAShapeLayer.strokeColor", "CAShapeLayer.lineWidth", "CAShapeLayer.strokeStart",
      "CAShapeLayer.strokeEnd", "CAShapeLayer.lineCap", "CAShapeLayerLineCap",
      "CAShapeLayerLineCap.butt", "CAShapeLayerLineCap.round", "CAShapeLayerLineCap.square",
      "CAShapeLayerLineCap.init(rawValue:)", "CAShapeLayerLineCap.rawValue"))
  func `lines have a width, ends and a part of the length`() {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 50))
    line.addLine(to: CGPoint(x: 80, y: 50))
    func draw(_ build: (CAShapeLayer) -> Void, _ test: (Painting) -> Void) {
      withShape(
        {
          $0.path = line.cgPath
          $0.strokeColor = LayerStage.red.cgColor
          $0.lineWidth = 10
          build($0)
        }, test)
    }
    #expect(CAShapeLayer().lineWidth == 1 && CAShapeLayer().strokeColor == nil)
    #expect(CAShapeLayer().strokeStart == 0 && CAShapeLayer().strokeEnd == 1)
    #expect(CAShapeLayer().lineCap == CAShapeLayerLineCap(rawValue: "butt"))
    #expect(CAShapeLayerLineCap.round.rawValue == "round")
    draw { _ in
    } _: { painting in
      #expect(painting.isRed(99, 66) && painting.isRed(99, 74) && painting.isWhite(60, 76))
      #expect(painting.isWhite(101, 70))
    }
    draw {
      $0.strokeStart = 0.25
      $0.strokeEnd = 0.5
    } _: { painting in
      #expect(painting.isWhite(39, 70) && painting.isRed(41, 70))
      #expect(painting.isRed(59, 70) && painting.isWhite(61, 70))
    }
    draw {
      $0.lineCap = .square
      #expect($0.lineCap == .square)
    } _: { painting in
      #expect(painting.isRed(104, 66) && painting.isWhite(106, 70))
    }
    draw {
      $0.lineCap = .round
      #expect($0.lineCap == .round)
    } _: { painting in
      #expect(painting.isRed(104, 70) && painting.isWhite(104, 66))
    }
  }

  @Test(
    .covers(
      "CAShapeLayer.lineJoin", "CAShapeLayer.miterLimit", "CAShapeLayer.lineDashPattern",
      "CAShapeLayer.lineDashPhase", "CAShapeLayerLineJoin", "CAShapeLayerLineJoin.miter",
      "CAShapeLayerLineJoin.round", "CAShapeLayerLineJoin.bevel",
      "CAShapeLayerLineJoin.init(rawValue:)", "CAShapeLayerLineJoin.rawValue"))
  func `lines have corners and dashes`() {
    let corner = UIBezierPath()
    corner.move(to: CGPoint(x: 0, y: 80))
    corner.addLine(to: CGPoint(x: 80, y: 80))
    corner.addLine(to: CGPoint(x: 80, y: 0))
    func draw(_ build: (CAShapeLayer) -> Void, _ test: (Painting) -> Void) {
      withShape(
        {
          $0.path = corner.cgPath
          $0.fillColor = nil
          $0.strokeColor = LayerStage.red.cgColor
          $0.lineWidth = 20
          build($0)
        }, test)
    }
    // The corner is at (100, 100); its point reaches to (110, 110).
    let tests: [(CAShapeLayerLineJoin, Bool, Bool)] = [
      (.miter, true, true), (.round, false, true), (.bevel, false, false),
    ]
    for (join, isPointed, isRound) in tests {
      draw {
        $0.lineJoin = join
        #expect($0.lineJoin == join)
      } _: { painting in
        #expect(painting.isRed(109, 109) == isPointed, "\(join.rawValue)")
        #expect(painting.isRed(106.5, 106.5) == isRound)
      }
    }
    #expect(CAShapeLayer().lineJoin == CAShapeLayerLineJoin(rawValue: "miter"))
    #expect(CAShapeLayer().miterLimit == 10 && CAShapeLayer().lineDashPattern == nil)
    // A right angle's point is √2 widths long.
    draw {
      $0.miterLimit = 1.2
    } _: {
      #expect(!$0.isRed(109, 109))
    }
    draw {
      $0.lineDashPattern = [20, 10]
      $0.lineDashPhase = 5
      #expect($0.lineDashPattern == [20, 10] && $0.lineDashPhase == 5)
    } _: { painting in
      // Dashes of 15, then gaps of 10 and dashes of 20.
      #expect(painting.isRed(34, 100) && painting.isWhite(40, 100) && painting.isRed(46, 100))
      #expect(painting.isRed(64, 100) && painting.isWhite(70, 100))
    }
  }

  @Test(.covers("CALayer.shadowPath"))
  func `a shadow falls from its path`() {
    LayerStage.withSquare({ square in
      square.layer.shadowOpacity = 1
      square.layer.shadowRadius = 0
      square.layer.shadowOffset = CGSize(width: 10, height: 0)
      square.layer.shadowPath =
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).cgPath
      #expect(square.layer.shadowPath?.boundingBoxOfPath.width.rounded() == 60)
    }) { painting in
      // A circle of 60 points around (60, 50).
      #expect(painting.rgb(60, 50) == [0, 0, 0] && painting.rgb(60 + 28, 50) == [0, 0, 0])
      #expect(painting.isWhite(60 + 32, 50) && painting.isWhite(60 + 25, 50 + 25))
      #expect(painting.isWhite(110, 110))
    }
  }
}
