import Foundation
import UIKit

/// Rows of a form on a rounded card, with hairlines between them.
final class FormCard: UIView {
  let rows: [FormRow]
  private let separators: [UIView]

  init(_ rows: [FormRow]) {
    self.rows = rows
    separators = rows.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    for row in rows { addSubview(row) }
    for separator in separators {
      separator.backgroundColor = .separator
      addSubview(separator)
    }
  }

  required init?(coder: NSCoder) { nil }

  var height: CGFloat { CGFloat(rows.count) * FormRow.height }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * FormRow.height, width: bounds.width, height: FormRow.height)
    }
    for (index, separator) in separators.enumerated() {
      separator.frame = CGRect(
        x: FormRow.margin, y: CGFloat(index + 1) * FormRow.height,
        width: bounds.width - FormRow.margin, height: hairlineWidth)
    }
  }
}
