import Foundation
import UIKit

/// Reminders on a rounded card, the newest last.
final class ReminderList: UIView {
  private static let rowHeight: CGFloat = 48

  private var rows: [ReminderRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) { nil }

  func add(_ text: String) {
    let row = ReminderRow(text, isFirst: rows.isEmpty)
    rows.append(row)
    addSubview(row)
  }

  var height: CGFloat { CGFloat(rows.count) * Self.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
  }
}

/// A reminder with a ring that is filled once it is done.
private final class ReminderRow: UIControl {
  private let ring = UIView(frame: CGRect(x: 16, y: 13, width: 22, height: 22))
  private let dot = UIView(frame: CGRect(x: 4, y: 4, width: 14, height: 14))
  private let label: UILabel
  private let separator = UIView()

  init(_ text: String, isFirst: Bool) {
    label = UILabel(text, font: .preferredFont(forTextStyle: .body))
    super.init(frame: .zero)
    ring.layer.cornerRadius = 11
    ring.layer.borderWidth = 1.5
    ring.isUserInteractionEnabled = false
    dot.layer.cornerRadius = 7
    separator.backgroundColor = .separator
    separator.isHidden = isFirst
    ring.addSubview(dot)
    for view in [ring, label, separator] { addSubview(view) }
    addTarget(self, action: Selector(ReminderRow.toggle), for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  private func toggle() {
    isSelected.toggle()
    showState()
  }

  private func showState() {
    let color: UIColor = isSelected ? .systemBlue : .systemGray3
    ring.layer.borderColor = color.cgColor
    dot.backgroundColor = isSelected ? color : .clear
    label.textColor = isSelected ? .secondaryLabel : .label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 52, y: 0, width: bounds.width - 68, height: bounds.height)
    separator.frame = CGRect(x: 52, y: 0, width: bounds.width - 52, height: hairlineWidth)
  }
}
