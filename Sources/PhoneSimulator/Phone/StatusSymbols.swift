import Drawing
import Foundation

/// Signal, wireless and battery, drawn with paths; a unit of 1 gives the size
/// they have beside a notch.
struct StatusSymbols {
  let unit: CGFloat

  let ink: Color

  var signalWidth: CGFloat { 18 * unit }
  var wirelessWidth: CGFloat { 16 * unit }
  var batteryWidth: CGFloat { 27.5 * unit }

  var gap: CGFloat { 5.5 * unit }

  /// Four bars that grow; the point is the middle of the left end.
  func drawSignal(on canvas: Canvas, at point: CGPoint) {
    let width = 3.2 * unit
    let pitch = (signalWidth - width) / 3
    let bottom = point.y + 5.8 * unit
    for (index, height) in [4.2, 6.6, 9.0, 11.6].enumerated() {
      let bar = CGRect(
        x: point.x + CGFloat(index) * pitch, y: bottom - height * unit, width: width,
        height: height * unit)
      canvas.fill(bar, cornerRadius: 1 * unit, color: ink)
    }
  }

  /// Three rings of a fan; the point is the middle of the left end.
  func drawWireless(on canvas: Canvas, at point: CGPoint) {
    let tip = CGPoint(x: point.x + wirelessWidth / 2, y: point.y + 5.8 * unit)
    let half = 0.76
    let (from, to) = (-Double.pi / 2 - half, -Double.pi / 2 + half)
    var dot = Path()
    dot.move(to: tip)
    dot.addArc(center: tip, radius: 3.6 * unit, startAngle: from, endAngle: to)
    dot.close()
    canvas.fill(dot, color: ink)
    for (inner, outer) in [(4.9, 7.4), (8.7, 11.3)] {
      var ring = Path()
      ring.addArc(center: tip, radius: outer * unit, startAngle: from, endAngle: to)
      ring.addArc(
        center: tip, radius: inner * unit, startAngle: to, endAngle: from, clockwise: false)
      ring.close()
      canvas.fill(ring, color: ink)
    }
  }

  /// A full battery; the point is the middle of the left end.
  func drawBattery(on canvas: Canvas, at point: CGPoint) {
    let faint = Color(red: ink.red, green: ink.green, blue: ink.blue, alpha: 0.4)
    let body = CGRect(
      x: point.x, y: point.y - 6.2 * unit, width: 25 * unit, height: 12.4 * unit)
    canvas.stroke(
      body.insetBy(dx: 0.5 * unit, dy: 0.5 * unit), cornerRadius: 3.8 * unit, width: 1 * unit,
      color: faint)
    canvas.fill(
      body.insetBy(dx: 2 * unit, dy: 2 * unit), cornerRadius: 2.5 * unit, color: ink)
    var pole = Path()
    let x = body.maxX + 1 * unit
    pole.move(to: CGPoint(x: x, y: point.y - 2 * unit))
    pole.addCurve(
      to: CGPoint(x: x, y: point.y + 2 * unit),
      control1: CGPoint(x: x + 1.9 * unit, y: point.y - 1.2 * unit),
      control2: CGPoint(x: x + 1.9 * unit, y: point.y + 1.2 * unit))
    pole.close()
    canvas.fill(pole, color: faint)
  }
}
