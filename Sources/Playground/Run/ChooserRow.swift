import Foundation
import UIKit

/// An option in a chooser's list, with a mark where it is the one in use.
final class ChooserRow: UIControl {
  private let mark = UILabel()
  private let name = UILabel()
  private let detail = UILabel()
  private let unit: CGFloat

  init(_ option: ChooserOption, isPresent: Bool, style: StageStyle) {
    unit = style.unit
    super.init(frame: .zero)
    layer.cornerRadius = 7 * unit
    mark.text = isPresent ? "✓" : nil
    name.text = option.name
    detail.text = option.detail
    mark.font = .systemFont(ofSize: 14 * unit, weight: .semibold)
    name.font = .systemFont(ofSize: 14 * unit, weight: isPresent ? .semibold : .regular)
    detail.font = .systemFont(ofSize: 12 * unit)
    detail.textAlignment = .right
    accessibilityIdentifier = option.name
    for label in [mark, name, detail] { addSubview(label) }
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { showState() } }
  }

  private func showState() {
    backgroundColor = isSelected ? UIColor(StageStyle.accent) : nil
    mark.textColor = isSelected ? .white : UIColor(StageStyle.accent)
    name.textColor = isSelected ? .white : UIColor(StageStyle.bright)
    detail.textColor = isSelected ? .white : UIColor(StageStyle.dim)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (30 * unit, bounds.width - 12 * unit)
    mark.frame = CGRect(x: 10 * unit, y: 0, width: 18 * unit, height: bounds.height)
    // The name goes before the detail where there is not room for both.
    let wanted = name.sizeThatFits(bounds.size).width.rounded(.up)
    let width = min(wanted, right - left)
    name.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
    let rest = right - name.frame.maxX - 10 * unit
    let needed = detail.sizeThatFits(bounds.size).width.rounded(.up)
    detail.isHidden = needed > rest
    detail.frame = CGRect(x: right - needed, y: 0, width: needed, height: bounds.height)
  }
}
