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
    outline.layer.borderColor = UIColor.systemGray4.cgColor
    outline.backgroundColor = .systemBackground
    field.placeholder = "Message"
    field.accessibilityIdentifier = "message"
    field.returnKeyType = .send
    sendButton.setTitle("↑", for: .normal)
    sendButton.titleLabel?.font = .systemFont(ofSize: 19, weight: .bold)
    sendButton.layer.cornerRadius = 16
    sendButton.accessibilityIdentifier = "send"
    showState()
    for view in [outline, field, sendButton] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private lazy var outline = FieldArea(field)

  /// Lets the button follow whether there is something to send.
  func showState() {
    sendButton.isEnabled = field.hasText
    sendButton.backgroundColor = field.hasText ? .systemBlue : .systemGray4
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    sendButton.frame = CGRect(x: bounds.width - margin - 32, y: 10, width: 32, height: 32)
    outline.frame = CGRect(
      x: margin, y: 8, width: sendButton.frame.minX - 10 - margin, height: 36)
    field.frame = outline.frame.insetBy(dx: 14, dy: 0)
  }
}
