import Foundation
import TestSupport
import Testing
import UIKit

/// Shapes of lines and curves.
struct PathTests {
  private func isNear(_ left: CGPoint, _ x: CGFloat, _ y: CGFloat, _ slack: CGFloat = 1e-9) -> Bool
  {
    abs(left.x - x) <= slack && abs(left.y - y) <= slack
  }

  private func isNear(_ left: CGRect, _ right: CGRect, _ slack: CGFloat = 0.03) -> Bool {
    isNear(left.origin, right.minX, right.minY, slack)
      && abs(left.width - right.width) <= slack && abs(left.height - right.height) <= slack
  }

  @Test(
    .covers(
      "CGPath", "CGPath.isEmpty", "CGPath.currentPoint", "CGPath.boundingBox",
      "CGPath.boundingBoxOfPath", "CGMutablePath", "CGMutablePath.init()",
      "CGMutablePath.move(to:transform:)", "CGMutablePath.addLine(to:transform:)",
      "CGMutablePath.addCurve(to:control1:control2:transform:)",
      "CGMutablePath.addQuadCurve(to:control:transform:)", "CGMutablePath.closeSubpath()"))
  func `boxes are around curves, or around all points`() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    #expect(path.currentPoint == CGPoint(x: 10, y: 0) && !path.isEmpty)
    // At its middle this curve is 3/4 of its controls' height away.
    path.addCurve(
      to: CGPoint(x: 30, y: 0), control1: CGPoint(x: 10, y: 40), control2: CGPoint(x: 30, y: 40))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 30, height: 30))
    // And one with a single control half of its height.
    path.addQuadCurve(to: CGPoint(x: 50, y: 0), control: CGPoint(x: 40, y: -40))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: -20, width: 50, height: 50))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.currentPoint == .zero)
  }

  @Test(
    .covers(
      "CGPath.contains(_:using:transform:)", "CGPathFillRule", "CGPathFillRule.winding",
      "CGPathFillRule.evenOdd", "CGPathFillRule.init(rawValue:)",
      "CGMutablePath.addRect(_:transform:)",
      "CGMutablePath.addRects(_:transform:)", "CGMutablePath.addLines(between:transform:)"))
  func `a point is inside by how often the path goes around it`() {
    let path = CGMutablePath()
    path.addRects([
      CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: 10, y: 10, width: 10, height: 10),
    ])
    #expect(path.contains(CGPoint(x: 15, y: 15)) && path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 31, y: 5)))
    #expect(
      path.contains(CGPoint(x: 31, y: 5), transform: CGAffineTransform(translationX: -5, y: 0)))
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(open.contains(CGPoint(x: 2, y: 2)) && !open.contains(CGPoint(x: 6, y: 6)))
    let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    #expect(CGPathFillRule(rawValue: 1) == .evenOdd)
    #expect(circle.contains(CGPoint(x: 7, y: 7)) && !circle.contains(CGPoint(x: 7.2, y: 7.2)))
  }

  @Test(
    .covers(
      "CGPath.==(_:_:)", "CGPath.hash(into:)", "CGPath.init(rect:transform:)",
      "CGPath.init(ellipseIn:transform:)",
      "CGPath.init(roundedRect:cornerWidth:cornerHeight:transform:)", "CGPath.copy()",
      "CGPath.copy(using:)", "CGPath.mutableCopy()", "CGMutablePath.addPath(_:transform:)",
      "CGMutablePath.addEllipse(in:transform:)",
      "CGMutablePath.addRoundedRect(in:cornerWidth:cornerHeight:transform:)"))
  func `paths are made of shapes, copied and joined`() throws {
    let rect = CGRect(x: 10, y: 20, width: 40, height: 60)
    var shift = CGAffineTransform(translationX: 5, y: 0)
    #expect(CGPath(rect: rect, transform: &shift).boundingBox == rect.offsetBy(dx: 5, dy: 0))
    let ellipse = CGPath(ellipseIn: rect, transform: nil)
    #expect(isNear(ellipse.boundingBoxOfPath, rect))
    let rounded = CGPath(roundedRect: rect, cornerWidth: 10, cornerHeight: 20, transform: nil)
    #expect(rounded.boundingBox == rect)
    // Inside and outside of a quarter of an ellipse around (20, 40).
    #expect(rounded.contains(CGPoint(x: 20 - 6.9, y: 40 - 13.9)))
    #expect(!rounded.contains(CGPoint(x: 20 - 7.2, y: 40 - 14.3)))
    let joined = try #require(rounded.mutableCopy())
    joined.addPath(ellipse, transform: CGAffineTransform(translationX: 100, y: 0))
    #expect(isNear(joined.boundingBox, CGRect(x: 10, y: 20, width: 140, height: 60)))
    #expect(rounded.copy() == rounded && joined != rounded)
    #expect(
      ellipse.copy(using: &shift)?.boundingBoxOfPath.minX == ellipse.boundingBoxOfPath.minX + 5)
    let parts = CGMutablePath()
    parts.addEllipse(in: rect)
    #expect(parts == ellipse)
    let corners = CGMutablePath()
    corners.addRoundedRect(in: rect, cornerWidth: 10, cornerHeight: 20)
    #expect(corners == rounded && corners.hashValue == rounded.hashValue)
  }

  @Test(
    .covers(
      "CGMutablePath.addArc(center:radius:startAngle:endAngle:clockwise:transform:)",
      "CGMutablePath.addRelativeArc(center:radius:startAngle:delta:transform:)",
      "UIBezierPath.addArc(withCenter:radius:startAngle:endAngle:clockwise:)",
      "UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)"))
  func `an arc goes the way that is asked for`() {
    let (right, bottom) = (CGFloat(0), CGFloat.pi / 2)
    // With y downwards, clockwise is the way by which the angle grows.
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: right, endAngle: bottom, clockwise: true)
    #expect(isNear(quarter.bounds, CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(isNear(quarter.currentPoint, 0, 10))
    let rest = UIBezierPath()
    rest.addArc(
      withCenter: .zero, radius: 10, startAngle: right, endAngle: bottom, clockwise: false)
    #expect(isNear(rest.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 0))
    path.addArc(center: .zero, radius: 10, startAngle: right, endAngle: bottom, clockwise: false)
    #expect(isNear(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 20, height: 10)))
    // A whole circle, whichever way.
    for clockwise in [true, false] {
      let circle = UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
      #expect(isNear(circle.bounds, CGRect(x: -10, y: -10, width: 20, height: 20)))
    }
    let relative = CGMutablePath()
    relative.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi)
    #expect(isNear(relative.boundingBoxOfPath, CGRect(x: -10, y: -10, width: 20, height: 10)))
  }

  @Test(.covers("CGMutablePath.addArc(tangent1End:tangent2End:radius:transform:)"))
  func `an arc rounds a corner`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: 50), radius: 10)
    #expect(isNear(path.currentPoint, 50, 10))
    // The middle of the quarter around (40, 10).
    let middle = 10 * (1 - CGFloat(0.5).squareRoot())
    path.addLine(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 0, y: 50))
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 50 - middle - 0.1, y: middle + 0.1)))
    #expect(!path.contains(CGPoint(x: 50 - middle + 0.1, y: middle - 0.1)))
    // The other way round, and a corner that is none.
    let left = CGMutablePath()
    left.move(to: .zero)
    left.addArc(tangent1End: CGPoint(x: 50, y: 0), tangent2End: CGPoint(x: 50, y: -50), radius: 10)
    #expect(isNear(left.currentPoint, 50, -10))
    #expect(isNear(left.boundingBoxOfPath, CGRect(x: 0, y: -10, width: 50, height: 10)))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 9, y: 0), radius: 3)
    #expect(straight.currentPoint == CGPoint(x: 5, y: 0))
  }

  @Test(
    .covers(
      "UIBezierPath", "UIBezierPath.move(to:)", "UIBezierPath.addLine(to:)",
      "UIBezierPath.addCurve(to:controlPoint1:controlPoint2:)",
      "UIBezierPath.addQuadCurve(to:controlPoint:)", "UIBezierPath.close()",
      "UIBezierPath.append(_:)", "UIBezierPath.apply(_:)", "UIBezierPath.reversing()",
      "UIBezierPath.removeAllPoints()", "UIBezierPath.isEmpty", "UIBezierPath.bounds",
      "UIBezierPath.currentPoint", "UIBezierPath.contains(_:)", "UIBezierPath.usesEvenOddFillRule",
      "UIBezierPath.cgPath", "UIBezierPath.init(cgPath:)", "UIBezierPath.copy(with:)",
      "UIBezierPath.init(rect:)", "UIBezierPath.init(ovalIn:)"))
  func `a path is built step by step`() throws {
    let path = UIBezierPath()
    #expect(path.isEmpty && path.bounds.isNull)
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addQuadCurve(to: CGPoint(x: 30, y: 20), controlPoint: CGPoint(x: 50, y: 10))
    path.addCurve(
      to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 40),
      controlPoint2: CGPoint(x: 10, y: 40))
    path.close()
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 40, height: 35))
    let back = path.reversing()
    #expect(back.bounds == path.bounds && back.currentPoint == CGPoint(x: 0, y: 20))
    #expect(back.reversing().cgPath == path.cgPath)
    // What goes round the other way takes away where one counts directions.
    let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    let hole = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 10, height: 10))
    ring.append(hole)
    #expect(ring.contains(CGPoint(x: 15, y: 15)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
    let copy = try #require(ring.copy() as? UIBezierPath)
    #expect(copy.usesEvenOddFillRule && copy.cgPath == ring.cgPath)
    copy.apply(CGAffineTransform(scaleX: 2, y: 1))
    #expect(copy.bounds == CGRect(x: 0, y: 0, width: 60, height: 30) && ring.bounds.width == 30)
    copy.cgPath = hole.cgPath
    #expect(copy.bounds == hole.bounds && UIBezierPath(cgPath: hole.cgPath).bounds == hole.bounds)
    copy.removeAllPoints()
    #expect(copy.isEmpty)
  }

  @Test(
    .covers(
      "UIBezierPath.init(roundedRect:cornerRadius:)",
      "UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)", "UIRectCorner",
      "UIRectCorner.topLeft", "UIRectCorner.topRight", "UIRectCorner.bottomLeft",
      "UIRectCorner.bottomRight", "UIRectCorner.allCorners", "UIRectCorner.init(rawValue:)",
      "UIRectCorner.rawValue"))
  func `corners are rounded that are named`() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
    let places: [(UIRectCorner, CGPoint)] = [
      (.topLeft, CGPoint(x: 3, y: 3)), (.topRight, CGPoint(x: 97, y: 3)),
      (.bottomLeft, CGPoint(x: 3, y: 77)), (.bottomRight, CGPoint(x: 97, y: 77)),
    ]
    #expect(places.map(\.0.rawValue) == [1, 2, 4, 8] && UIRectCorner.allCorners.rawValue == .max)
    for raw: UInt in 0..<16 {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: UIRectCorner(rawValue: raw),
        cornerRadii: CGSize(width: 20, height: 20))
      #expect(path.bounds == rect)
      for (corner, place) in places {
        #expect(path.contains(place) == (raw & corner.rawValue == 0))
      }
    }
    // Not more than half the shorter side: the ends are half circles.
    let pill = UIBezierPath(roundedRect: rect, cornerRadius: 500)
    #expect(pill.contains(CGPoint(x: 1, y: 40)) && !pill.contains(CGPoint(x: 10, y: 10)))
    #expect(pill.contains(CGPoint(x: 41, y: 1)))
  }
}
