import UIKit

/// A row of a form: what is asked for, and a text field.
final class FieldCell: UITableViewCell {
  static let identifier = "field"

  private let title = TextLabel("", font: .preferredFont(forTextStyle: .body))
  let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    field.clearButtonMode = .whileEditing
    contentView.add(title)
    contentView.add(field)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.widthAnchor.constraint(equalToConstant: 96),
      title.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      field.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      field.topAnchor.constraint(equalTo: contentView.topAnchor),
      field.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    field.removeTarget(nil, action: nil, for: .allEvents)
    field.delegate = nil
  }

  func show(_ line: CheckIn.Line, text: String) {
    title.text = line.title
    field.text = text
    field.placeholder = line.placeholder
    field.accessibilityIdentifier = line.identifier
    field.keyboardType = line.keyboard
  }
}
