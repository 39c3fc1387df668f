import Foundation
import UIKit

/// Rows on a rounded card, without lines between them.
final class RowCard: UIView {
  /// Puts rows on a card, which are apart from each other, and from its upper and lower edge, by some
  /// points.
  init(_ rows: [UIView], spacing: CGFloat, margin: CGFloat) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    stack.spacing = spacing
    add(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: margin),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margin),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension UIScrollView {
  /// Scrolls cards in the column of a view, from its upper edge to the keyboard.
  func scroll(_ cards: UIView, in view: UIView) {
    let column = view.addColumn()
    let guide = contentLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      cards.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      cards.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
      guide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
    ])
    cards.span(column)
  }
}
