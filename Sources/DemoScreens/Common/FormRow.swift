import Foundation
import UIKit

/// A line of a form: what is asked for, and a text field as high as the line.
final class FormRow: FieldArea {
  static let margin: CGFloat = 16
  private static let height: CGFloat = 44
  private static let labelWidth: CGFloat = 92

  private let checkMark = UILabel("✓", font: .systemFont(ofSize: 17, weight: .semibold))

  /// Creates a row whose field is found by an identifier.
  init(_ title: String, placeholder: String, identifier: String) {
    super.init(UITextField())
    field.placeholder = placeholder
    field.accessibilityIdentifier = identifier
    field.clearButtonMode = .whileEditing
    checkMark.textColor = .systemGreen
    checkMark.textAlignment = .center
    checkMark.frame.size = CGSize(width: 20, height: 22)
    field.rightView = checkMark
    let label = UILabel(title, font: .preferredFont(forTextStyle: .body))
    label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    let height = heightAnchor.constraint(equalToConstant: Self.height)
    height.priority = .defaultLow
    add(label)
    add(field)
    NSLayoutConstraint.activate([
      height, heightAnchor.constraint(greaterThanOrEqualToConstant: Self.height),
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Self.margin),
      label.widthAnchor.constraint(greaterThanOrEqualToConstant: Self.labelWidth),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -Self.margin / 2),
    ])
    for view in [label, field] {
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: topAnchor),
        view.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a mark says that the entry is good, once the field is left.
  var isMarked: Bool {
    get { field.rightViewMode == .unlessEditing }
    set { field.rightViewMode = newValue ? .unlessEditing : .never }
  }
}
