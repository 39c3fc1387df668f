import Drawing
import Foundation

extension PlotDrawing {
  /// Paints the page, opaque, at a scale in pixels per point.
  func bitmap(scale: Double) throws(CaptureError) -> Bitmap {
    let scale = SheetScale(scale)
    let sheet = try Sheet(
      width: scale.pixelsCovering(size.width), height: scale.pixelsCovering(size.height),
      scale: scale)
    let canvas = Canvas(sheet.bitmap, scale: scale.value)
    for element in elements { element.paint(on: canvas) }
    canvas.flush()
    return sheet.finish()
  }
}

extension PlotElement {
  fileprivate func paint(on canvas: Canvas) {
    switch self {
    case .rectangle(let rect, let color, let cornerRadius):
      canvas.fill(rect, cornerRadius: cornerRadius, color: color)
    case .rule(let start, let end, let color, let width):
      canvas.stroke(Path(through: [start, end]), width: width, color: color)
    case .curve(let points, let color, let width):
      canvas.stroke(Path(through: points), width: width, color: color, cap: .round)
    case .dot(let center, let radius, let color):
      canvas.fill(
        CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        cornerRadius: radius, color: color)
    case .text(let text):
      canvas.draw(text.layout, at: text.box.origin, color: text.color)
    }
  }
}

extension Path {
  fileprivate init(through points: [CGPoint]) {
    self.init()
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }
}
