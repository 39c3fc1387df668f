import Foundation
import TestSupport
import Testing

@testable import UIKit

@MainActor struct GraphicsTests {
  private func format(scale: CGFloat = 1) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  /// The rows of a picture of 4 × 3 points that a body paints.
  private func rows(_ body: (UIGraphicsImageRendererContext) -> Void) -> [String] {
    let size = CGSize(width: 4, height: 3)
    return ImageStage.rows(
      UIGraphicsImageRenderer(size: size, format: format()).image(actions: body).cgImage)
  }

  private func expect(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (UIGraphicsImageRendererContext) -> Void
  ) {
    let painted = rows(body)
    #expect(painted == expected, sourceLocation: sourceLocation)
  }

  @Test(
    .covers(
      "UIGraphicsImageRenderer", "UIGraphicsImageRenderer.init(size:)",
      "UIGraphicsImageRenderer.init(size:format:)", "UIGraphicsImageRenderer.init(bounds:)",
      "UIGraphicsImageRenderer.init(bounds:format:)", "UIGraphicsImageRenderer.format",
      "UIGraphicsImageRenderer.image(actions:)", "UIGraphicsImageRenderer.pngData(actions:)",
      "UIGraphicsImageRenderer.jpegData(withCompressionQuality:actions:)",
      "UIGraphicsImageRenderer.DrawingActions", "UIGraphicsImageRendererFormat",
      "UIGraphicsImageRendererFormat.scale",
      "UIGraphicsImageRendererFormat.opaque", "UIGraphicsImageRendererFormat.preferred()",
      "UIGraphicsImageRendererFormat.default()", "UIGraphicsImageRendererContext",
      "UIGraphicsImageRendererContext.cgContext", "UIGraphicsImageRendererContext.format",
      "UIGraphicsImageRendererContext.currentImage", "UIGraphicsImageRendererContext.fill(_:)",
      "UIGraphicsImageRendererContext.stroke(_:)", "UIGraphicsImageRendererContext.clip(to:)",
      "UIColor.setFill()", "UIColor.setStroke()", "UIColor.set()"))
  func `a renderer makes pictures of what code paints`() throws {
    expect(["RR..", ".BB.", ".BB."]) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 3))
      UIColor.blue.set()
      context.fill(CGRect(x: 0, y: 1, width: 4, height: 2))
    }
    expect(["GGGG", "G..G", "GGGG"]) { context in
      UIColor.green.setStroke()
      context.stroke(CGRect(x: 0, y: 0, width: 4, height: 3))
      #expect(ImageStage.rows(context.currentImage.cgImage) == ["GGGG", "G..G", "GGGG"])
      #expect(context.format.scale == 1 && context.cgContext === UIGraphicsGetCurrentContext())
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    let bounds = CGRect(x: 10, y: 10, width: 2, height: 1)
    let moved = UIGraphicsImageRenderer(bounds: bounds, format: format(scale: 2))
    let image = moved.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 11, y: 10, width: 1, height: 1))
    }
    #expect(ImageStage.rows(image.cgImage) == ["..RR", "..RR"])
    #expect(image.size == CGSize(width: 2, height: 1) && moved.format.scale == 2)
    let opaque = format()
    opaque.opaque = true
    let black = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: opaque)
    #expect(ImageStage.rows(black.image { _ in }.cgImage) == ["KK"])
    #expect(UIImage(data: black.pngData { _ in })?.size.width == 2)
    #expect(UIImage(data: black.jpegData(withCompressionQuality: 0.5) { _ in })?.size.width == 2)
    withFreshUIKit(scale: 2) { _, _ in
      #expect(UIGraphicsImageRendererFormat.preferred().scale == 2)
      #expect(UIGraphicsImageRendererFormat.default().scale == 2)
      #expect(UIGraphicsImageRenderer(size: bounds.size).image { _ in }.scale == 2)
      #expect(UIGraphicsImageRenderer(bounds: bounds).format.scale == 2)
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -4, 0, 1e9])
  func `a size that is none makes a picture of none, and code still paints`(side: CGFloat) {
    var calls = 0
    let size = CGSize(width: side, height: 10)
    let image = UIGraphicsImageRenderer(size: size, format: format()).image { context in
      calls += 1
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    // A negative width is one to the other side.
    #expect(calls == 1 && image.size == (side == -4 ? CGSize(width: 4, height: 10) : .zero))
  }

  @Test(
    .covers(
      "UIGraphicsBeginImageContext(_:)", "UIGraphicsBeginImageContextWithOptions(_:_:_:)",
      "UIGraphicsEndImageContext()", "UIGraphicsGetCurrentContext()",
      "UIGraphicsGetImageFromCurrentImageContext()", "UIGraphicsPushContext(_:)",
      "UIGraphicsPopContext()", "UIRectFill(_:)", "UIRectFrame(_:)", "UIRectClip(_:)"))
  func `contexts are begun and ended one inside another`() {
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    UIColor.red.setFill()
    UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 3))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 2)
    UIRectClip(CGRect(x: 1, y: 0, width: 1, height: 1))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let inner = UIGraphicsGetImageFromCurrentImageContext()
    #expect(ImageStage.rows(inner?.cgImage) == ["KKBB", "KKBB"] && inner?.scale == 2)
    UIGraphicsEndImageContext()
    let outer = UIGraphicsGetImageFromCurrentImageContext()
    #expect(ImageStage.rows(outer?.cgImage) == ["RRR", "R.R", "RRR"])
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    _ = rows { context in
      UIGraphicsPushContext(context.cgContext)
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      UIGraphicsPopContext()
    }
  }

  @Test(
    .covers(
      "CGContext", "CGContext.saveGState()", "CGContext.restoreGState()", "CGContext.ctm",
      "CGContext.concatenate(_:)", "CGContext.translateBy(x:y:)", "CGContext.scaleBy(x:y:)",
      "CGContext.rotate(by:)", "CGContext.setFillColor(_:)",
      "CGContext.setFillColor(red:green:blue:alpha:)", "CGContext.setStrokeColor(_:)",
      "CGContext.setStrokeColor(red:green:blue:alpha:)", "CGContext.setAlpha(_:)",
      "CGContext.setLineWidth(_:)", "CGContext.setLineCap(_:)", "CGContext.setLineJoin(_:)",
      "CGContext.setMiterLimit(_:)", "CGContext.setLineDash(phase:lengths:)",
      "CGContext.fill(_:)", "CGContext.stroke(_:)", "CGContext.stroke(_:width:)",
      "CGContext.clear(_:)", "CGContext.clip(to:)", "CGContext.clip()", "CGContext.draw(_:in:)",
      "CGContext.makeImage()", "CGLineCap", "CGLineCap.butt", "CGLineCap.round",
      "CGLineCap.square", "CGLineCap.init(rawValue:)", "CGLineJoin", "CGLineJoin.miter",
      "CGLineJoin.round", "CGLineJoin.bevel", "CGLineJoin.init(rawValue:)"))
  func `a context has transforms, colours and lines`() throws {
    expect(["R..G", ".B.G", "...R"]) { context in
      let context = context.cgContext
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.translateBy(x: 1, y: 1)
      context.scaleBy(x: 2, y: 1)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 1, ty: 1))
      context.restoreGState()
      context.restoreGState()
      #expect(context.ctm == .identity)
      context.fill([
        CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 2, width: 1, height: 1),
      ])
      context.clear(CGRect(x: 2, y: 1, width: 1, height: 1))
      // A quarter clockwise: what lies to the right comes down.
      context.concatenate(CGAffineTransform(translationX: 4, y: 0))
      context.rotate(by: .pi / 2)
      context.setFillColor(UIColor.green.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    expect(["G.G.", "BBBB", "BBBB"]) { context in
      let context = context.cgContext
      context.setStrokeColor(red: 0, green: 1, blue: 0, alpha: 1)
      context.setLineDash(phase: 0, lengths: [1, 1])
      context.setLineCap(.butt)
      context.move(to: CGPoint(x: 0, y: 0.5))
      context.addLine(to: CGPoint(x: 4, y: 0.5))
      context.strokePath()
      context.setLineDash(phase: 0, lengths: [])
      context.setStrokeColor(UIColor.blue.cgColor)
      context.setLineJoin(.miter)
      context.setMiterLimit(10)
      context.setLineWidth(2)
      context.stroke(CGRect(x: 1, y: 2, width: 2, height: 2))
      context.clip(to: CGRect(x: 0, y: 1, width: 1, height: 2))
      context.stroke(CGRect(x: 0, y: 2.5, width: 4, height: 4), width: 1)
    }
    let image = try #require(ImageStage.image("R", "B").cgImage)
    expect(["B.K.", "R...", "...."]) { context in
      context.cgContext.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
      context.cgContext.addRect(CGRect(x: 2, y: 0, width: 1, height: 1))
      context.cgContext.clip()
      context.cgContext.setAlpha(1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      #expect(context.cgContext.makeImage()?.width == 4)
    }
    expect(["....", "....", "...."]) { context in
      context.cgContext.setAlpha(0)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    #expect(CGLineCap(rawValue: 1) == .round && CGLineJoin(rawValue: 3) == nil)
  }

  @Test(
    .covers(
      "CGContext.beginPath()", "CGContext.move(to:)", "CGContext.addLine(to:)",
      "CGContext.addLines(between:)", "CGContext.addCurve(to:control1:control2:)",
      "CGContext.addQuadCurve(to:control:)",
      "CGContext.addArc(center:radius:startAngle:endAngle:clockwise:)", "CGContext.addRect(_:)",
      "CGContext.addEllipse(in:)", "CGContext.addPath(_:)", "CGContext.closePath()",
      "CGContext.isPathEmpty", "CGContext.drawPath(using:)", "CGContext.fillPath(using:)",
      "CGContext.strokePath()", "CGContext.fillEllipse(in:)", "CGContext.strokeEllipse(in:)",
      "CGPathDrawingMode", "CGPathDrawingMode.fill", "CGPathDrawingMode.eoFill",
      "CGPathDrawingMode.stroke", "CGPathDrawingMode.fillStroke",
      "CGPathDrawingMode.eoFillStroke", "CGPathDrawingMode.init(rawValue:)"))
  func `a context paints paths, whose points stay where they were`() {
    func ink(_ body: (CGContext) -> Void) -> Int {
      let size = CGSize(width: 40, height: 40)
      let image = UIGraphicsImageRenderer(size: size, format: format()).image {
        body($0.cgContext)
        #expect($0.cgContext.isPathEmpty)
      }
      return ImageStage.rows(image.cgImage).joined().count { $0 != "." && $0 != "?" }
    }
    // A square of 20 with one of 10 inside, both clockwise.
    func squares(_ context: CGContext) {
      context.addRect(CGRect(x: 10, y: 10, width: 20, height: 20))
      context.addPath(CGPath(rect: CGRect(x: 15, y: 15, width: 10, height: 10), transform: nil))
    }
    #expect(
      ink {
        squares($0); $0.fillPath()
      } == 400)
    #expect(
      ink {
        squares($0); $0.fillPath(using: .evenOdd)
      } == 300)
    #expect(
      ink {
        squares($0); $0.drawPath(using: .fill)
      } == 400)
    #expect(
      ink {
        squares($0); $0.drawPath(using: .eoFill)
      } == 300)
    #expect(
      ink {
        squares($0); $0.beginPath(); $0.fillPath()
      } == 0)
    for (mode, count) in [
      // Lines of two points reach a point to either side.
      (CGPathDrawingMode.stroke, 22 * 22 - 18 * 18 + 12 * 12 - 8 * 8), (.fillStroke, 22 * 22),
      (.eoFillStroke, 22 * 22 - 8 * 8),
    ] {
      #expect(
        ink {
          $0.setLineWidth(2)
          squares($0)
          $0.drawPath(using: mode)
        } == count)
    }
    #expect(
      ink {
        $0.move(to: CGPoint(x: 10, y: 10))
        $0.scaleBy(x: 2, y: 2)
        $0.addLine(to: CGPoint(x: 15, y: 5))
        $0.addLine(to: CGPoint(x: 15, y: 15))
        $0.translateBy(x: 3, y: 3)
        $0.addLine(to: CGPoint(x: 2, y: 12))
        $0.closePath()
        $0.fillPath()
      } == 400)
    #expect(
      ink {
        $0.addLines(between: [
          CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5), CGPoint(x: 1, y: 5),
        ])
        $0.fillPath()
      } == 16)
    // A circle's inside, less the pixels of its edge.
    let disc = Int(Double.pi * 100)
    let discs = [
      ink { $0.fillEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20)) },
      ink {
        $0.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
        $0.fillPath()
      },
      ink {
        $0.addArc(
          center: CGPoint(x: 20, y: 20), radius: 10, startAngle: 0, endAngle: 2 * .pi,
          clockwise: false)
        $0.fillPath()
      },
    ]
    for count in discs { #expect((disc - 60...disc).contains(count)) }
    #expect(ink { $0.strokeEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20)) } < 80)
    // Both curves have their highest points 10 above the straight line between their ends.
    for isQuad in [false, true] {
      let count = ink {
        $0.move(to: CGPoint(x: 5, y: 30))
        if isQuad {
          $0.addQuadCurve(to: CGPoint(x: 35, y: 30), control: CGPoint(x: 20, y: 10))
        } else {
          $0.addCurve(
            to: CGPoint(x: 35, y: 30), control1: CGPoint(x: 15, y: 30 - 40.0 / 3),
            control2: CGPoint(x: 25, y: 30 - 40.0 / 3))
        }
        $0.fillPath()
      }
      // Two thirds of the rectangle around them.
      #expect((150...200).contains(count))
    }
    #expect(
      [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke].map(\.rawValue)
        == [0, 1, 2, 3, 4])
    #expect(CGPathDrawingMode(rawValue: 5) == nil)
  }

  @Test(
    .covers(
      "UIBezierPath.fill()", "UIBezierPath.stroke()", "UIBezierPath.addClip()",
      "UIBezierPath.lineWidth", "UIBezierPath.lineCapStyle", "UIBezierPath.lineJoinStyle",
      "UIBezierPath.miterLimit", "UIBezierPath.setLineDash(_:count:phase:)"))
  func `paths paint themselves`() {
    expect(["RRBB", "RR..", "...."]) { _ in
      UIColor.red.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2)).fill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 4, height: 1)).addClip()
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 3, y: 0))
      line.addLine(to: CGPoint(x: 3, y: 3))
      line.lineWidth = 2
      (line.copy() as? UIBezierPath)?.stroke()
    }
    expect(["?BB?", "....", ".B.B"]) { _ in
      UIColor.blue.setStroke()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 1, y: 0.5))
      line.addLine(to: CGPoint(x: 3, y: 0.5))
      line.lineCapStyle = .square
      line.lineWidth = 1
      #expect(line.lineJoinStyle == .miter && line.miterLimit == 10)
      line.stroke()
      let dashed = UIBezierPath()
      dashed.move(to: CGPoint(x: 0, y: 2.5))
      dashed.addLine(to: CGPoint(x: 4, y: 2.5))
      dashed.setLineDash([1, 1], count: 2, phase: 1)
      dashed.stroke()
      dashed.setLineDash(nil, count: 0, phase: 0)
      // Half a point more at either end is half a pixel.
    }
  }

  @Test(.covers("UIView.drawHierarchy(in:afterScreenUpdates:)", "CALayer.render(in:)"))
  func `views and layers are painted with all that is inside`() {
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 4, height: 2))
    view.backgroundColor = .red
    let inner = UIView(frame: CGRect(x: 1, y: 0, width: 1, height: 2))
    inner.backgroundColor = .blue
    view.addSubview(inner)
    expect(["RBRR", "RBRR", "...."]) { view.layer.render(in: $0.cgContext) }
    expect(["....", "RBRR", "RBRR"]) { _ in
      let place = CGRect(x: 0, y: 1, width: 4, height: 2)
      #expect(view.drawHierarchy(in: place, afterScreenUpdates: true))
    }
    #expect(!view.drawHierarchy(in: .zero, afterScreenUpdates: false))
    _ = rows { _ in #expect(!UIView().drawHierarchy(in: .zero, afterScreenUpdates: false)) }
    let layer = CALayer()
    layer.frame = CGRect(x: 9, y: 9, width: 1, height: 1)
    layer.backgroundColor = UIColor.green.cgColor
    expect(["G...", "....", "...."]) { layer.render(in: $0.cgContext) }
  }
}
