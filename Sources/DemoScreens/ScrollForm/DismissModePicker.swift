import Foundation
import UIKit

/// Chooses what a drag does to the keyboard, among three buttons on a bar.
final class DismissModePicker: UIView {
  static let height: CGFloat = 36

  private static let choices: [(mode: UIScrollView.KeyboardDismissMode, title: String)] = [
    (.none, "Stays"), (.onDrag, "Goes on drag"), (.interactive, "Follows"),
  ]

  /// Called with the mode that was chosen.
  var onChange: ((UIScrollView.KeyboardDismissMode) -> Void)?

  private(set) var mode = UIScrollView.KeyboardDismissMode.interactive
  private let thumb = UIView()
  private let buttons: [UIButton]

  init() {
    buttons = Self.choices.map { choice in
      let button = UIButton()
      button.setTitle(choice.title, for: .normal)
      button.setTitleColor(.label, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 13, weight: .medium)
      return button
    }
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 9
    thumb.backgroundColor = UIColor { traits in
      traits.userInterfaceStyle == .dark ? .systemGray2 : .white
    }
    thumb.layer.cornerRadius = 7
    addSubview(thumb)
    for button in buttons {
      button.addTarget(
        self, action: Selector(DismissModePicker.choose(_:)), for: .touchUpInside)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func choose(_ sender: UIButton) {
    guard let index = buttons.firstIndex(of: sender) else { return }
    mode = Self.choices[index].mode
    onChange?(mode)
    UIView.animate(withDuration: 0.2) { self.placeThumb() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
    placeThumb()
  }

  private func placeThumb() {
    guard let index = Self.choices.firstIndex(where: { $0.mode == mode }) else { return }
    let width = bounds.width / CGFloat(buttons.count)
    thumb.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
      .insetBy(dx: 2, dy: 2)
  }
}
