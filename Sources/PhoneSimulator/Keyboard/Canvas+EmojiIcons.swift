import Drawing
import Foundation

extension Canvas {
  /// Draws the sign of a category, on a disc while its emoji are in sight.
  func draw(
    _ icon: EmojiIcon, in rect: CGRect, isSelected: Bool, unit: CGFloat, color: Color,
    _ colors: KeyboardColors
  ) {
    // A sign is drawn in a square of 24 points.
    let unit = min(unit, rect.width / 28)
    if isSelected {
      let side = 27 * unit
      fill(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side),
        cornerRadius: side / 2, color: colors.field)
    }
    let pen = IconPen(
      canvas: self, center: CGPoint(x: rect.midX, y: rect.midY), unit: unit * 0.84,
      color: isSelected ? colors.ink : color)
    switch icon {
    case .frequent: pen.clock()
    case .smileys: drawSmile(in: rect, unit: unit * 0.84, color: pen.color)
    case .animals: pen.paw()
    case .food: pen.cup()
    case .activity: pen.ball()
    case .travel: pen.car()
    case .objects: pen.bulb()
    case .symbols: pen.heart()
    case .flags: pen.flag()
    }
  }
}

/// Draws signs around a centre, in units from it, with lines of one width.
private struct IconPen {
  let canvas: Canvas
  let center: CGPoint
  let unit: CGFloat
  let color: Color

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: center.x + x * unit, y: center.y + y * unit)
  }

  private func line(_ points: (CGFloat, CGFloat)..., closed: Bool = false) {
    var path = Path()
    for (index, place) in points.enumerated() {
      if index == 0 {
        path.move(to: point(place.0, place.1))
      } else {
        path.addLine(to: point(place.0, place.1))
      }
    }
    if closed { path.close() }
    stroke(path)
  }

  private func stroke(_ path: Path) {
    canvas.stroke(path, width: 1.6 * unit, color: color, cap: .round)
  }

  private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
    var path = Path()
    path.addArc(
      center: point(x, y), radius: radius * unit, startAngle: 0, endAngle: 2 * .pi)
    path.close()
    stroke(path)
  }

  private func disc(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    let rect = CGRect(
      x: center.x + (x - width / 2) * unit, y: center.y + (y - height / 2) * unit,
      width: width * unit, height: height * unit)
    canvas.fill(rect, cornerRadius: min(width, height) / 2 * unit, color: color)
  }

  func clock() {
    circle(0, 0, 10.2)
    line((0, -6), (0, 0.6), (4.6, 3.2))
  }

  func paw() {
    disc(-8, -1.5, 4.2, 6)
    disc(-3, -7, 4.4, 6.4)
    disc(3, -7, 4.4, 6.4)
    disc(8, -1.5, 4.2, 6)
    var pad = Path()
    pad.move(to: point(0, -1.2))
    pad.addCurve(to: point(6.6, 6.4), control1: point(4, -1.2), control2: point(6.6, 3))
    pad.addCurve(to: point(0, 8), control1: point(6.6, 11), control2: point(3, 8))
    pad.addCurve(to: point(-6.6, 6.4), control1: point(-3, 8), control2: point(-6.6, 11))
    pad.addCurve(to: point(0, -1.2), control1: point(-6.6, 3), control2: point(-4, -1.2))
    pad.close()
    canvas.fill(pad, color: color)
  }

  func cup() {
    line((-8.5, -4), (-7, 9), (4.4, 9), (5.9, -4), closed: true)
    var handle = Path()
    handle.move(to: point(5.6, -1))
    handle.addCurve(to: point(4.9, 5), control1: point(11.4, -1.6), control2: point(11, 5.4))
    stroke(handle)
    for x in [-4.6, -1.3, 2.0] { line((x, -10), (x, -7)) }
  }

  func ball() {
    circle(0, 0, 10.2)
    let corners: [(CGFloat, CGFloat)] = (0..<5).map { corner in
      let angle = CGFloat(corner) * 2 * .pi / 5 - .pi / 2
      return (cos(angle), sin(angle))
    }
    var path = Path()
    for (index, corner) in corners.enumerated() {
      let place = point(corner.0 * 4.4, corner.1 * 4.4)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    canvas.fill(path, color: color)
    for corner in corners {
      line((corner.0 * 4.4, corner.1 * 4.4), (corner.0 * 9.6, corner.1 * 9.6))
    }
  }

  func car() {
    line((-7.6, -0.5), (-5.4, -6.6), (5.4, -6.6), (7.6, -0.5))
    line((-9.6, 0), (9.6, 0), (9.6, 6.4), (-9.6, 6.4), closed: true)
    disc(-5.8, 3.2, 3, 3)
    disc(5.8, 3.2, 3, 3)
    disc(-6.6, 8, 3.4, 3.6)
    disc(6.6, 8, 3.4, 3.6)
  }

  func bulb() {
    var glass = Path()
    glass.addArc(
      center: point(0, -2.8), radius: 7.4 * unit, startAngle: .pi * 0.72, endAngle: .pi * 2.28)
    glass.addLine(to: point(3.4, 6.2))
    glass.addLine(to: point(-3.4, 6.2))
    glass.close()
    stroke(glass)
    line((-2.8, 8.7), (2.8, 8.7))
    line((-1.4, 11), (1.4, 11))
  }

  func heart() {
    var path = Path()
    path.move(to: point(0, 9))
    path.addCurve(to: point(-10, -2.6), control1: point(-5.4, 5.4), control2: point(-10, 2.2))
    path.addCurve(to: point(0, -4.4), control1: point(-10, -9.4), control2: point(-2.6, -10.4))
    path.addCurve(to: point(10, -2.6), control1: point(2.6, -10.4), control2: point(10, -9.4))
    path.addCurve(to: point(0, 9), control1: point(10, 2.2), control2: point(5.4, 5.4))
    path.close()
    stroke(path)
  }

  func flag() {
    line((-7, -9.6), (-7, 10.4))
    var cloth = Path()
    cloth.move(to: point(-7, -8.6))
    cloth.addCurve(to: point(8.6, -8.2), control1: point(-1.6, -12), control2: point(2.4, -5))
    cloth.addLine(to: point(8.6, 2))
    cloth.addCurve(to: point(-7, 1.6), control1: point(2.4, 5.2), control2: point(-1.6, -1.8))
    stroke(cloth)
  }
}
