import Foundation
import UIKit

/// A message of a chat.
final class BubbleView: UIView {
  private let label: UILabel
  private let isMine: Bool

  init(_ message: String, isMine: Bool) {
    self.isMine = isMine
    label = UILabel(
      message, font: .preferredFont(forTextStyle: .body), color: isMine ? .white : .label,
      lines: 0)
    super.init(frame: .zero)
    backgroundColor = isMine ? .systemBlue : .systemGray5
    layer.cornerRadius = 18
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    superview?.setNeedsLayout()
  }

  private static let padding = UIEdgeInsets(top: 8, left: 13, bottom: 8, right: 13)
  /// The part of the width that a long message takes.
  private static let widest: CGFloat = 0.74

  /// Places the bubble above a line at its own side of a column and returns its
  /// top, in points.
  @discardableResult
  func place(above bottom: CGFloat, in column: CGRect) -> CGFloat {
    let padding = Self.padding
    let limit = (column.width * Self.widest).rounded() - padding.left - padding.right
    let isAtRight = isMine == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let text = label.sizeThatFits(CGSize(width: limit, height: 0))
    let size = CGSize(
      width: text.width.rounded(.up) + padding.left + padding.right,
      height: text.height.rounded(.up) + padding.top + padding.bottom)
    frame = CGRect(
      x: isAtRight ? column.maxX - size.width : column.minX, y: bottom - size.height,
      width: size.width, height: size.height)
    label.frame = bounds.inset(by: padding)
    return frame.minY
  }
}
