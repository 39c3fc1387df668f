import Foundation
import UIKit

extension UIView {
  /// The column that content stands in: inside the safe area, with the margins
  /// of the screen's width, and no wider than is good to read, in points.
  func contentColumn(maxWidth: CGFloat = 480) -> CGRect {
    let safeArea = bounds.inset(by: safeAreaInsets)
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let width = min(safeArea.width - 2 * margin, maxWidth)
    return CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: safeArea.minY, width: width,
      height: safeArea.height)
  }

  /// The width of the thinnest line that the screen shows, in points.
  var hairlineWidth: CGFloat { 1 / UIScreen.main.scale }
}

extension UILabel {
  /// Creates a label with a text, a font and a colour.
  convenience init(
    _ text: String?, font: UIFont, color: UIColor = .label, lines: Int = 1,
    alignment: NSTextAlignment = .natural
  ) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = lines
    textAlignment = alignment
  }

  /// Places the label at the top of a column and returns where it ends, in points.
  @discardableResult
  func place(atTop top: CGFloat, of column: CGRect) -> CGFloat {
    let height = sizeThatFits(CGSize(width: column.width, height: 0)).height.rounded(.up)
    frame = CGRect(x: column.minX, y: top, width: column.width, height: height)
    return frame.maxY
  }
}
