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
    for view in [title, fieldBackground, field, addButton, hint] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let column = contentColumn()
    title.frame = CGRect(x: column.minX, y: 16, width: column.width, height: 24)
    addButton.frame = CGRect(x: column.maxX - 68, y: 52, width: 68, height: 44)
    fieldBackground.frame = CGRect(
      x: column.minX, y: 52, width: column.width - 68 - 10, height: 44)
    field.frame = fieldBackground.frame.inset(
      by: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 4))
    hint.frame = CGRect(x: column.minX, y: 104, width: column.width, height: 16)
  }
}
