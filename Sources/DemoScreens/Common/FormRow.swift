import Foundation
import UIKit

/// A line of a form: what is asked for, and a text field as high as the line.
final class FormRow: FieldArea {
  static let height: CGFloat = 44

  private let label: UILabel
  private let checkMark = UILabel("✓", font: .systemFont(ofSize: 17, weight: .semibold))

  /// Creates a row whose field is found by an identifier.
  init(_ title: String, placeholder: String, identifier: String) {
    label = UILabel(title, font: .preferredFont(forTextStyle: .body))
    super.init(UITextField())
    field.placeholder = placeholder
    field.accessibilityIdentifier = identifier
    field.clearButtonMode = .whileEditing
    checkMark.textColor = .systemGreen
    checkMark.textAlignment = .center
    checkMark.frame.size = CGSize(width: 20, height: 22)
    field.rightView = checkMark
    addSubview(label)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a mark says that the entry is good, once the field is left.
  var isMarked: Bool {
    get { field.rightViewMode == .unlessEditing }
    set { field.rightViewMode = newValue ? .unlessEditing : .never }
  }

  static let margin: CGFloat = 16
  private static let labelWidth: CGFloat = 100

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: Self.margin, y: 0, width: Self.labelWidth - 8, height: bounds.height)
    let left = Self.margin + Self.labelWidth
    field.frame = CGRect(
      x: left, y: 0, width: bounds.width - left - Self.margin / 2, height: bounds.height)
  }
}
