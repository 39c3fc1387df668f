import Foundation
import UIKit

/// What stands above the keys of a note: how long that is, and a button that clears it.
final class NoteBar: UIInputView {
  var onClear: () -> Void = {}

  private let length = UILabel(
    nil, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
  private let clearButton = UIButton(type: .system)

  init() {
    super.init(frame: .zero, inputViewStyle: .keyboard)
    allowsSelfSizing = true
    length.accessibilityIdentifier = "length"
    clearButton.setTitle("Clear", for: .normal)
    clearButton.accessibilityIdentifier = "clear"
    clearButton.addTarget(self, action: Selector(NoteBar.clear), for: .touchUpInside)
    for subview in [length, clearButton] { add(subview) }
    NSLayoutConstraint.activate([
      clearButton.topAnchor.constraint(equalTo: topAnchor),
      clearButton.bottomAnchor.constraint(equalTo: bottomAnchor),
      clearButton.heightAnchor.constraint(equalToConstant: 40),
      clearButton.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      length.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      length.centerYAnchor.constraint(equalTo: clearButton.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ words: String, hasText: Bool) {
    length.text = words
    clearButton.isEnabled = hasText
  }

  private func clear() {
    onClear()
  }
}
