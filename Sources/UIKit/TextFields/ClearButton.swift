import Drawing
import Foundation

/// The cross in a grey disc that empties a text field.
final class ClearButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override var hasContent: Bool { true }

  /// Fingers are wider than the disc.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: -8).contains(point)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !takesTap(before: gestureRecognizer)
  }

  override func paintContent(on canvas: Canvas, in bounds: CGRect) {
    let disc = bounds.insetBy(dx: 1, dy: 1)
    let color = UIColor.systemGray3.withAlphaComponent(isHighlighted ? 0.5 : 1)
    canvas.fill(disc, cornerRadius: disc.width / 2, color: color.color)
    let arm = disc.width * 0.19
    var cross = Path()
    for (start, end) in [
      (CGPoint(x: -arm, y: -arm), CGPoint(x: arm, y: arm)),
      (CGPoint(x: arm, y: -arm), CGPoint(x: -arm, y: arm)),
    ] {
      cross.move(to: CGPoint(x: disc.midX + start.x, y: disc.midY + start.y))
      cross.addLine(to: CGPoint(x: disc.midX + end.x, y: disc.midY + end.y))
    }
    canvas.stroke(cross, width: 1.6, color: UIColor.white.color, cap: .round)
  }
}
