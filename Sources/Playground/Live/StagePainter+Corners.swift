import Drawing
import Foundation

extension StagePainter {
  /// Paints over what the screen's square corners leave outside of the bezel's
  /// round ones.
  func paintCorners(into bitmap: Bitmap) {
    guard layout.homeButton == nil else { return }
    let canvas = Canvas(bitmap, scale: layout.scale)
    let radius = layout.bezelRadius
    let centers = layout.bezel.insetBy(dx: radius, dy: radius)
    let screen = layout.screenInPoints
    for (x, centerX) in [(screen.minX, centers.minX), (screen.maxX, centers.maxX)] {
      for (y, centerY) in [(screen.minY, centers.minY), (screen.maxY, centers.maxY)] {
        let (corner, center) = (CGPoint(x: x, y: y), CGPoint(x: centerX, y: centerY))
        for (radius, color) in [(radius, Self.rim), (radius + 2, Self.background)] {
          guard let outside = Self.outside(of: center, radius: radius, upTo: corner) else {
            continue
          }
          canvas.fill(outside, color: color)
        }
      }
    }
    canvas.flush()
  }

  /// What lies between a circle and a corner outside of it; nil when the corner
  /// lies inside.
  private static func outside(
    of center: CGPoint, radius: CGFloat, upTo corner: CGPoint
  ) -> Path? {
    let (dx, dy) = (corner.x - center.x, corner.y - center.y)
    guard hypot(dx, dy) > radius, abs(dx) < radius, abs(dy) < radius else { return nil }
    let x = (radius * radius - dy * dy).squareRoot() * (dx < 0 ? -1 : 1)
    let y = (radius * radius - dx * dx).squareRoot() * (dy < 0 ? -1 : 1)
    var path = Path()
    path.move(to: corner)
    path.addLine(to: CGPoint(x: center.x + x, y: corner.y))
    path.addArc(
      center: center, radius: radius, startAngle: atan2(dy, x), endAngle: atan2(y, dx),
      clockwise: (dx < 0) != (dy < 0))
    path.close()
    return path
  }
}
