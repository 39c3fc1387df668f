import Drawing
import Foundation
import UIKit

/// The balloon that rises from a letter under a finger.
final class KeyCallout: UIView {
  private static let margin: CGFloat = 14
  private static let headRise: CGFloat = 57
  private static let headHeight: CGFloat = 54

  private var text = ""
  var isDark = false
  private var head = CGRect.zero
  private var stem = CGRect.zero

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    contentPainter = { [unowned self] canvas, _ in paint(on: canvas) }
  }

  required init?(coder: NSCoder) { nil }

  /// Rises from a key, whose frame is in the superview's points.
  func show(_ text: String, over key: CGRect, within width: CGFloat) {
    self.text = text
    let headWidth = key.width * 1.7
    let x = min(max(2, key.midX - headWidth / 2), max(2, width - 2 - headWidth))
    let headFrame = CGRect(
      x: x, y: key.minY - Self.headRise, width: headWidth, height: Self.headHeight)
    let frame = headFrame.union(key).insetBy(dx: -Self.margin, dy: -Self.margin)
    head = headFrame.offsetBy(dx: -frame.minX, dy: -frame.minY)
    stem = key.offsetBy(dx: -frame.minX, dy: -frame.minY)
    self.frame = frame
    isHidden = false
    setNeedsDisplay()
  }

  func hide() {
    isHidden = true
  }

  private var outline: Path {
    let radius: CGFloat = 10
    let foot = KeyboardStyle.cornerRadius
    var path = Path()
    path.move(to: CGPoint(x: head.minX, y: head.minY + radius))
    path.addArc(
      center: CGPoint(x: head.minX + radius, y: head.minY + radius), radius: radius,
      startAngle: .pi, endAngle: .pi * 1.5)
    path.addArc(
      center: CGPoint(x: head.maxX - radius, y: head.minY + radius), radius: radius,
      startAngle: .pi * 1.5, endAngle: .pi * 2)
    let shoulder = head.maxY - 12
    let neck = stem.minY + 12
    let bend = (neck - shoulder) * 0.55
    path.addLine(to: CGPoint(x: head.maxX, y: shoulder))
    path.addCurve(
      to: CGPoint(x: stem.maxX, y: neck), control1: CGPoint(x: head.maxX, y: shoulder + bend),
      control2: CGPoint(x: stem.maxX, y: neck - bend))
    path.addArc(
      center: CGPoint(x: stem.maxX - foot, y: stem.maxY - foot), radius: foot, startAngle: 0,
      endAngle: .pi / 2)
    path.addArc(
      center: CGPoint(x: stem.minX + foot, y: stem.maxY - foot), radius: foot, startAngle: .pi / 2,
      endAngle: .pi)
    path.addLine(to: CGPoint(x: stem.minX, y: neck))
    path.addCurve(
      to: CGPoint(x: head.minX, y: shoulder), control1: CGPoint(x: stem.minX, y: neck - bend),
      control2: CGPoint(x: head.minX, y: shoulder + bend))
    path.close()
    return path
  }

  private func paint(on canvas: Canvas) {
    let shade = Color(red: 0, green: 0, blue: 0, alpha: 0.28)
    canvas.drawShadow(
      of: head, cornerRadius: 10, color: shade, offset: CGSize(width: 0, height: 1), radius: 4)
    canvas.drawShadow(
      of: stem, cornerRadius: KeyboardStyle.cornerRadius, color: shade,
      offset: CGSize(width: 0, height: 1), radius: 2)
    let (outline, colors) = (outline, KeyboardColors.colors(isDark: isDark))
    canvas.fill(outline, color: colors.lightKey)
    canvas.drawCentered(
      text, in: head, font: KeyboardStyle.font(33), color: colors.ink)
  }
}
