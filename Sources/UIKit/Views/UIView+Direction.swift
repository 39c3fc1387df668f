import Foundation

extension UIView {
  /// Where a rectangle of the bounds belongs that was worked out from the left: at the other side where
  /// the view is laid out from the right.
  func placed(_ rect: CGRect) -> CGRect { placed(rect, in: bounds) }

  /// The same inside other bounds.
  func placed(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return rect.offsetBy(dx: bounds.minX + bounds.maxX - rect.minX - rect.maxX, dy: 0)
  }

  /// 1 where lines begin at the left, and −1 where they begin at the right.
  var directionSign: CGFloat { isRightToLeft ? -1 : 1 }
}
