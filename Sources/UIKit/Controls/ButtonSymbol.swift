import Drawing
import Foundation

/// The signs that buttons of some types show: an i or a plus in a ring, a cross on a disc.
struct ButtonSymbol {
  private enum Sign {
    case information
    case plus
    case cross
  }

  private let sign: Sign

  /// Creates the sign of a type; nil for a type that shows a title only.
  init?(of type: UIButton.ButtonType) {
    switch type {
    case .custom, .system: return nil
    case .detailDisclosure, .infoLight, .infoDark: sign = .information
    case .contactAdd: sign = .plus
    case .close: sign = .cross
    }
  }

  /// The size of the sign, in points.
  var size: CGSize {
    let length: CGFloat = sign == .cross ? 30 : 22
    return CGSize(width: length, height: length)
  }

  /// Paints the sign in the middle of a rectangle, both in points.
  func paint(on canvas: Canvas, in bounds: CGRect, color: UIColor) {
    let disc = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    let (x, y) = (disc.midX, disc.midY)
    var lines = Path()
    func add(_ fromX: CGFloat, _ fromY: CGFloat, _ toX: CGFloat, _ toY: CGFloat) {
      lines.move(to: CGPoint(x: x + fromX, y: y + fromY))
      lines.addLine(to: CGPoint(x: x + toX, y: y + toY))
    }
    switch sign {
    case .information:
      add(0, -1, 0, 5)
      let dot = CGRect(x: x - 1.2, y: y - 5.7, width: 2.4, height: 2.4)
      canvas.fill(dot, cornerRadius: 1.2, color: color.color)
    case .plus:
      add(-5, 0, 5, 0)
      add(0, -5, 0, 5)
    case .cross:
      canvas.fill(disc, cornerRadius: disc.width / 2, color: UIColor.systemGray5.color)
      add(-4.5, -4.5, 4.5, 4.5)
      add(-4.5, 4.5, 4.5, -4.5)
      let gray = UIColor.systemGray.withAlphaComponent(CGFloat(color.color.alpha))
      canvas.stroke(lines, width: 2, color: gray.color, cap: .round)
      return
    }
    canvas.stroke(
      disc.insetBy(dx: 0.75, dy: 0.75), cornerRadius: disc.width / 2 - 0.75, width: 1.5,
      color: color.color)
    canvas.stroke(lines, width: 1.5, color: color.color, cap: .round)
  }
}
