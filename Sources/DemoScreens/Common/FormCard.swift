import Foundation
import UIKit

/// Rows of a form on a rounded card, with hairlines between them.
final class FormCard: UIView {
  let rows: [FormRow]

  init(_ rows: [FormRow]) {
    self.rows = rows
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    add(stack)
    stack.fill(self)
    for row in rows.dropFirst() {
      let separator = UIView()
      separator.backgroundColor = .separator
      add(separator)
      NSLayoutConstraint.activate([
        separator.topAnchor.constraint(equalTo: row.topAnchor),
        separator.leadingAnchor.constraint(equalTo: leadingAnchor, constant: FormRow.margin),
        separator.trailingAnchor.constraint(equalTo: trailingAnchor),
        separator.heightAnchor.constraint(equalToConstant: hairlineWidth),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }
}
