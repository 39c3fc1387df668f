import Foundation
import UIKit

/// The one button of a screen that leads on.
final class PrimaryButton: UIButton {
  static let height: CGFloat = 50

  init(_ title: String) {
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    setTitleColor(.white, for: .normal)
    setTitleColor(.tertiaryLabel, for: .disabled)
    titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: 30)
    titleLabel?.adjustsFontForContentSizeCategory = true
    layer.cornerRadius = 12
    showBackground()
  }

  required init?(coder: NSCoder) { nil }

  override var isEnabled: Bool {
    didSet { showBackground() }
  }

  override var isHighlighted: Bool {
    didSet { showBackground() }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showBackground()
  }

  private func showBackground() {
    let color: UIColor = isEnabled ? tintColor : .tertiarySystemFill
    backgroundColor = isHighlighted ? color.withAlphaComponent(0.75) : color
  }
}
