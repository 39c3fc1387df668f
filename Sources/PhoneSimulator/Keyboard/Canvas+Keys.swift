import Drawing
import Foundation

extension Canvas {
  /// Draws one line of text with its capitals centred in a rectangle.
  func drawCentered(
    _ text: String, in rect: CGRect, font: FontDescription, color: Color,
    raisedBy raise: CGFloat = 0
  ) {
    let layout = TextLayout.layout(text, font: font, width: rect.width, alignment: .center)
    let capHeight = Fonts.metrics(of: font).capHeight
    draw(
      layout,
      at: CGPoint(x: rect.minX, y: rect.midY + capHeight / 2 - layout.baseline - raise),
      color: color)
  }

  /// Draws the face of a key in the middle of its body.
  func draw(_ face: Key.Face, in rect: CGRect, shift: KeyboardMode.Shift, color: Color) {
    let size = min(1, rect.height / 42)
    switch face {
    case .character(let text):
      // Small letters hang lower than capitals do, so that both look centred.
      let isSmall = text != text.uppercased()
      drawCentered(
        text, in: rect, font: KeyboardStyle.font((isSmall ? 23.5 : 22) * size), color: color,
        raisedBy: isSmall ? 1.5 * size : 0)
    case .word(let text):
      drawCentered(text, in: rect, font: KeyboardStyle.font(16 * size), color: color)
    case .emoji(let text):
      let side = min(rect.width, rect.height)
      let layout = TextLayout.layout(
        text, font: KeyboardStyle.font(side * 0.68), width: rect.width, alignment: .center)
      draw(
        layout, at: CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2), color: color)
    case .digit(let digit, let letters):
      let top = CGRect(
        x: rect.minX, y: rect.minY, width: rect.width, height: rect.height * 0.72)
      drawCentered(digit, in: top, font: KeyboardStyle.font(25 * size), color: color)
      let spaced = letters.map(String.init).joined(separator: "\u{200a}")
      let bottom = CGRect(
        x: rect.minX, y: rect.minY + rect.height * 0.66, width: rect.width,
        height: rect.height * 0.26)
      drawCentered(
        spaced, in: bottom, font: KeyboardStyle.font(9.5 * size, weight: 700), color: color)
    case .shift: drawShift(in: rect, shift: shift, unit: size, color: color)
    case .backspace: drawBackspace(in: rect, unit: size, color: color)
    case .smile: drawSmile(in: rect, unit: size, color: color)
    case .dismiss: drawDismiss(in: rect, unit: size, color: color)
    }
  }

  /// An arrow upwards: an outline, filled while shift is on, with a bar under
  /// it while shift is locked.
  private func drawShift(
    in rect: CGRect, shift: KeyboardMode.Shift, unit: CGFloat, color: Color
  ) {
    let x = rect.midX
    let y = rect.midY - (shift == .locked ? 1.5 : 0) * unit
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: x + dx * unit, y: y + dy * unit)
    }
    var arrow = Path()
    arrow.move(to: point(0, -8.5))
    for (dx, dy) in [(9.5, 1.0), (4.6, 1.0), (4.6, 8.0), (-4.6, 8.0), (-4.6, 1.0), (-9.5, 1.0)] {
      arrow.addLine(to: point(dx, dy))
    }
    arrow.close()
    if shift != .off { fill(arrow, color: color) }
    stroke(arrow, width: 1.6 * unit, color: color, cap: .round)
    if shift == .locked {
      let bar = CGRect(x: x - 5.4 * unit, y: y + 11 * unit, width: 10.8 * unit, height: 2.4 * unit)
      fill(bar, cornerRadius: 0.8 * unit, color: color)
    }
  }

  /// A tag that points to the left, with a cross in it.
  private func drawBackspace(in rect: CGRect, unit: CGFloat, color: Color) {
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + dx * unit, y: rect.midY + dy * unit)
    }
    var tag = Path()
    tag.move(to: point(-11, 0))
    tag.addLine(to: point(-4.4, -7.2))
    tag.addCurve(to: point(-3, -7.8), control1: point(-4, -7.6), control2: point(-3.6, -7.8))
    tag.addLine(to: point(8, -7.8))
    tag.addCurve(to: point(10.5, -5.3), control1: point(9.4, -7.8), control2: point(10.5, -6.7))
    tag.addLine(to: point(10.5, 5.3))
    tag.addCurve(to: point(8, 7.8), control1: point(10.5, 6.7), control2: point(9.4, 7.8))
    tag.addLine(to: point(-3, 7.8))
    tag.addCurve(to: point(-4.4, 7.2), control1: point(-3.6, 7.8), control2: point(-4, 7.6))
    tag.close()
    stroke(tag, width: 1.5 * unit, color: color, cap: .round)
    for sign in [1.0, -1.0] {
      var line = Path()
      line.move(to: point(-0.9, -3.2 * sign))
      line.addLine(to: point(5.5, 3.2 * sign))
      stroke(line, width: 1.6 * unit, color: color, cap: .round)
    }
  }

  /// A face in a circle, for the key that turns to the emoji.
  private func drawSmile(in rect: CGRect, unit: CGFloat, color: Color) {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var circle = Path()
    circle.addArc(center: center, radius: 10.2 * unit, startAngle: 0, endAngle: 2 * .pi)
    circle.close()
    stroke(circle, width: 1.5 * unit, color: color)
    for sign in [-1.0, 1.0] {
      let eye = CGRect(
        x: center.x + 3.6 * sign * unit - 1.2 * unit, y: center.y - 4.8 * unit, width: 2.4 * unit,
        height: 3.6 * unit)
      fill(eye, cornerRadius: 1.2 * unit, color: color)
    }
    var mouth = Path()
    mouth.move(to: CGPoint(x: center.x - 5.4 * unit, y: center.y + 1.6 * unit))
    mouth.addCurve(
      to: CGPoint(x: center.x + 5.4 * unit, y: center.y + 1.6 * unit),
      control1: CGPoint(x: center.x - 4.4 * unit, y: center.y + 7.6 * unit),
      control2: CGPoint(x: center.x + 4.4 * unit, y: center.y + 7.6 * unit))
    mouth.close()
    fill(mouth, color: color)
  }

  /// A small keyboard with an arrow downwards under it.
  private func drawDismiss(in rect: CGRect, unit: CGFloat, color: Color) {
    let body = CGRect(
      x: rect.midX - 12 * unit, y: rect.midY - 10 * unit, width: 24 * unit, height: 14 * unit)
    stroke(body, cornerRadius: 2.5 * unit, width: 1.5 * unit, color: color)
    for row in 0..<2 {
      for column in 0..<6 {
        let dot = CGRect(
          x: body.minX + (3.2 + 3.2 * CGFloat(column)) * unit,
          y: body.minY + (2.8 + 3 * CGFloat(row)) * unit, width: 1.6 * unit, height: 1.6 * unit)
        fill(dot, color: color)
      }
    }
    fill(
      CGRect(
        x: body.minX + 6 * unit, y: body.maxY - 4.4 * unit, width: 12 * unit, height: 1.6 * unit),
      color: color)
    var arrow = Path()
    arrow.move(to: CGPoint(x: rect.midX - 4 * unit, y: body.maxY + 3.4 * unit))
    arrow.addLine(to: CGPoint(x: rect.midX, y: body.maxY + 6.8 * unit))
    arrow.addLine(to: CGPoint(x: rect.midX + 4 * unit, y: body.maxY + 3.4 * unit))
    stroke(arrow, width: 1.6 * unit, color: color, cap: .round)
  }
}
