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
  ///
  /// `unit` is how much larger than usual its signs are.
  func draw(
    _ face: Key.Face, in rect: CGRect, shift: KeyboardMode.Shift, color: Color,
    _ colors: KeyboardColors, unit: CGFloat = 1
  ) {
    let size = min(1, rect.height / 42)
    switch face {
    case .character(let text):
      // Small letters hang lower than capitals do, so that both look centred.
      let isSmall = text != text.uppercased()
      drawCentered(
        text, in: rect, font: KeyboardStyle.font((isSmall ? 23.5 : 22) * size), color: color,
        raisedBy: isSmall ? 1.5 * size : 0)
    case .word(let text):
      let font = KeyboardStyle.font(ofWord: text, size: 16 * size, fitting: rect.width)
      drawCentered(text, in: rect, font: font, color: color)
    case .emoji(let text):
      let side = min(rect.width, rect.height)
      let layout = TextLayout.layout(
        text, font: KeyboardStyle.font(side * 0.78), width: rect.width, alignment: .center)
      draw(
        layout, at: CGPoint(x: rect.minX, y: rect.midY - layout.size.height / 2), color: color)
    case .digit(let digit, letters: nil):
      drawCentered(digit, in: rect, font: KeyboardStyle.font(25 * size), color: color)
    case .digit(let digit, let letters?):
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
    case .smile: drawSmile(in: rect, unit: size * unit, color: color)
    case .microphone: drawMicrophone(in: rect, unit: size * unit, color: color)
    case .icon(let icon, let isSelected):
      draw(icon, in: rect, isSelected: isSelected, unit: size, color: color, colors)
    case .search(let text, let isActive):
      drawSearch(text, isActive: isActive, in: rect, color: color, colors)
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
  func drawSmile(in rect: CGRect, unit: CGFloat, color: Color) {
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

  /// A microphone on its stand.
  private func drawMicrophone(in rect: CGRect, unit: CGFloat, color: Color) {
    func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint {
      CGPoint(x: rect.midX + dx * unit, y: rect.midY + dy * unit)
    }
    let capsule = CGRect(
      x: rect.midX - 3.4 * unit, y: rect.midY - 10.5 * unit, width: 6.8 * unit,
      height: 13.6 * unit)
    fill(capsule, cornerRadius: 3.4 * unit, color: color)
    var bow = Path()
    bow.move(to: point(-6.3, -2.4))
    bow.addLine(to: point(-6.3, 0))
    bow.addArc(
      center: point(0, 0), radius: 6.3 * unit, startAngle: .pi, endAngle: 0, clockwise: false)
    bow.addLine(to: point(6.3, -2.4))
    stroke(bow, width: 1.5 * unit, color: color, cap: .round)
    var stand = Path()
    stand.move(to: point(0, 6.3))
    stand.addLine(to: point(0, 10))
    stand.move(to: point(-3.8, 10))
    stand.addLine(to: point(3.8, 10))
    stroke(stand, width: 1.5 * unit, color: color, cap: .round)
  }

  /// A lens and what is searched for, with a caret behind it while that is typed.
  private func drawSearch(
    _ text: String, isActive: Bool, in rect: CGRect, color: Color, _ colors: KeyboardColors
  ) {
    let unit = min(1, rect.height / 36)
    fill(rect, cornerRadius: 10 * unit, color: colors.field)
    let center = CGPoint(x: rect.minX + 17 * unit, y: rect.midY - 1 * unit)
    var lens = Path()
    lens.addArc(center: center, radius: 5.6 * unit, startAngle: 0, endAngle: 2 * .pi)
    lens.close()
    lens.move(to: CGPoint(x: center.x + 4.1 * unit, y: center.y + 4.1 * unit))
    lens.addLine(to: CGPoint(x: center.x + 8.2 * unit, y: center.y + 8.2 * unit))
    stroke(lens, width: 1.6 * unit, color: color, cap: .round)
    let font = KeyboardStyle.font(17 * unit)
    let left = rect.minX + 32 * unit
    let width = max(0, rect.maxX - 10 * unit - left)
    let layout = TextLayout.layout(text, font: font, truncation: .none)
    // The end of a longer text is what is being typed.
    let x = left - max(0, layout.size.width - width)
    let capHeight = Fonts.metrics(of: font).capHeight
    withState {
      clip(to: CGRect(x: left, y: rect.minY, width: width + 2, height: rect.height))
      draw(
        layout, at: CGPoint(x: x, y: rect.midY + capHeight / 2 - layout.baseline),
        color: isActive ? colors.ink : color)
    }
    guard isActive else { return }
    let caret = CGRect(
      x: x + layout.size.width, y: rect.midY - 11 * unit, width: 2, height: 22 * unit)
    fill(caret, cornerRadius: 1, color: KeyboardStyle.blueKey)
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
