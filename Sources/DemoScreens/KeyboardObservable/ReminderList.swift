import Foundation
import UIKit

/// Reminders on a rounded card, the newest last.
final class ReminderList: UIView {
  private let rows = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    rows.axis = .vertical
    add(rows)
    rows.fill(self)
  }

  required init?(coder: NSCoder) { nil }

  func add(_ text: String) {
    rows.addArrangedSubview(ReminderRow(text, isFirst: rows.arrangedSubviews.isEmpty))
  }
}

/// A reminder with a ring that is filled once it is done.
private final class ReminderRow: UIControl {
  private let ring = UIView()
  private let dot = UIView()
  private let label: UILabel

  init(_ text: String, isFirst: Bool) {
    label = UILabel(text, font: .preferredFont(forTextStyle: .body))
    super.init(frame: .zero)
    ring.layer.cornerRadius = 11
    ring.layer.borderWidth = 1.5
    ring.isUserInteractionEnabled = false
    dot.layer.cornerRadius = 7
    let separator = UIView()
    separator.backgroundColor = .separator
    separator.isHidden = isFirst
    ring.add(dot)
    for view in [ring, label, separator] { add(view) }
    constrain(separator)
    addTarget(self, action: Selector(ReminderRow.toggle), for: .touchUpInside)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A layer's colour is the one of the moment.
    showState()
  }

  private func constrain(_ separator: UIView) {
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 48),
      ring.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      ring.centerYAnchor.constraint(equalTo: centerYAnchor),
      ring.widthAnchor.constraint(equalToConstant: 22),
      ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
      dot.centerXAnchor.constraint(equalTo: ring.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: ring.centerYAnchor),
      dot.widthAnchor.constraint(equalToConstant: 14),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      label.leadingAnchor.constraint(equalTo: ring.trailingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: bottomAnchor),
      separator.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: trailingAnchor),
      separator.topAnchor.constraint(equalTo: topAnchor),
      separator.heightAnchor.constraint(equalToConstant: hairlineWidth),
    ])
  }

  private func toggle() {
    isSelected.toggle()
    showState()
  }

  private func showState() {
    let color: UIColor = isSelected ? .systemBlue : .systemGray3
    ring.layer.borderColor = color.resolvedColor(with: traitCollection).cgColor
    dot.backgroundColor = isSelected ? color : .clear
    label.textColor = isSelected ? .secondaryLabel : .label
  }
}
