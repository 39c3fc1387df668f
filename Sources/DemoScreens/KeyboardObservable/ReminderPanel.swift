import Foundation
import UIKit

/// A panel in which a reminder is written.
final class ReminderPanel: UIView {
  static let height: CGFloat = 136

  let field = UITextField()
  let hint = UILabel(
    nil, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  let addButton = PrimaryButton("Add")
  private let title = UILabel("New reminder", font: .systemFont(ofSize: 20, weight: .semibold))
  private lazy var fieldBackground = FieldArea(field)

  override init(frame: CGRect) {
    super.init(frame: frame)
    fieldBackground.backgroundColor = .tertiarySystemFill
    fieldBackground.layer.cornerRadius = 10
    field.placeholder = "Water the plants"
    field.accessibilityIdentifier = "reminder"
    field.returnKeyType = .done
    field.clearButtonMode = .whileEditing
    addButton.accessibilityIdentifier = "add"
    addButton.layer.cornerRadius = 10
    addButton.isEnabled = false
    for view in [title, fieldBackground, field, addButton, hint] { add(view) }
  }

  /// Constrains what is on the panel to a column of the screen.
  func constrain(to column: UILayoutGuide) {
    for label in [title, hint] { label.span(column) }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.heightAnchor.constraint(equalToConstant: 24),
      fieldBackground.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      fieldBackground.heightAnchor.constraint(equalToConstant: 44),
      fieldBackground.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      fieldBackground.trailingAnchor.constraint(equalTo: addButton.leadingAnchor, constant: -10),
      field.leadingAnchor.constraint(equalTo: fieldBackground.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: fieldBackground.trailingAnchor, constant: -4),
      field.topAnchor.constraint(equalTo: fieldBackground.topAnchor),
      field.bottomAnchor.constraint(equalTo: fieldBackground.bottomAnchor),
      addButton.trailingAnchor.constraint(equalTo: column.trailingAnchor),
      addButton.widthAnchor.constraint(equalToConstant: 68),
      addButton.topAnchor.constraint(equalTo: fieldBackground.topAnchor),
      addButton.bottomAnchor.constraint(equalTo: fieldBackground.bottomAnchor),
      hint.topAnchor.constraint(equalTo: fieldBackground.bottomAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
