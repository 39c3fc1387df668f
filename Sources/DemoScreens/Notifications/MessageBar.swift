import Foundation
import UIKit

/// Where a message is written and sent from.
final class MessageBar: UIView {
  static let height: CGFloat = 52

  let field = UITextField()
  let sendButton = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    outline.layer.cornerRadius = 18
    outline.layer.borderWidth = 1
    outline.backgroundColor = .systemBackground
    field.placeholder = "Message"
    field.accessibilityIdentifier = "message"
    field.returnKeyType = .send
    sendButton.setTitle("↑", for: .normal)
    sendButton.titleLabel?.font = .systemFont(ofSize: 19, weight: .bold)
    sendButton.layer.cornerRadius = 16
    sendButton.accessibilityIdentifier = "send"
    showState()
    showBorder()
    for view in [outline, field, sendButton] { add(view) }
    NSLayoutConstraint.activate([
      heightAnchor.constraint(equalToConstant: Self.height),
      outline.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      outline.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      outline.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      outline.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -10),
      sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      sendButton.centerYAnchor.constraint(equalTo: outline.centerYAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 32),
      sendButton.heightAnchor.constraint(equalToConstant: 32),
      field.leadingAnchor.constraint(equalTo: outline.leadingAnchor, constant: 14),
      field.trailingAnchor.constraint(equalTo: outline.trailingAnchor, constant: -14),
      field.topAnchor.constraint(equalTo: outline.topAnchor),
      field.bottomAnchor.constraint(equalTo: outline.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private lazy var outline = FieldArea(field)

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  /// A layer's colour is the one of the moment.
  private func showBorder() {
    outline.layer.borderColor =
      UIColor.systemGray4.resolvedColor(with: traitCollection).cgColor
  }

  /// Lets the button follow whether there is something to send.
  func showState() {
    sendButton.isEnabled = field.hasText
    sendButton.backgroundColor = field.hasText ? .systemBlue : .systemGray4
  }
}
