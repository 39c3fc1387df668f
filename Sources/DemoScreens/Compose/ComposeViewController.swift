import Foundation
import UIKit

/// A message that is written in a text view, which grows with it up to six lines and scrolls from then
/// on; the bar stands on the keyboard.
final class ComposeViewController: UIViewController {
  private static let font = UIFont.preferredFont(forTextStyle: .body)
  /// How high the text view becomes at most, in points: six lines between its insets.
  private static let greatestHeight = (6 * font.lineHeight + 16).rounded(.up)

  private let conversation = UIView()
  let bar = UIView()
  let textView = UITextView()
  private let placeholder = UILabel()
  private let sendButton = UIButton(type: .system)
  private var height: NSLayoutConstraint?
  private var bubbles: [BubbleView] = [
    BubbleView("How was the hut?", isMine: false),
    BubbleView("Full, but the evening on the terrace made up for it.", isMine: true),
    BubbleView("Tell me everything!", isMine: false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    conversation.clipsToBounds = true
    bar.backgroundColor = .secondarySystemBackground
    bar.accessibilityIdentifier = "bar"
    textView.accessibilityIdentifier = "message"
    textView.delegate = self
    textView.font = Self.font
    textView.isScrollEnabled = false
    textView.layer.cornerRadius = 18
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    placeholder.text = "Message"
    placeholder.font = Self.font
    placeholder.textColor = .placeholderText
    sendButton.setTitle("Send", for: .normal)
    sendButton.accessibilityIdentifier = "send"
    sendButton.isEnabled = false
    sendButton.addTarget(
      self, action: Selector(ComposeViewController.send), for: .touchUpInside)
    for subview in [conversation, bar] { view.add(subview) }
    for subview in [textView, placeholder, sendButton] { bar.add(subview) }
    for bubble in bubbles { conversation.addSubview(bubble) }
    constrain()
    conversation.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ComposeViewController.endEditing)))
  }

  private func constrain() {
    let height = textView.heightAnchor.constraint(equalToConstant: 36)
    self.height = height
    NSLayoutConstraint.activate([
      conversation.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      conversation.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      conversation.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      conversation.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 12),
      textView.trailingAnchor.constraint(equalTo: sendButton.leadingAnchor, constant: -8),
      height,
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 14),
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -12),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      sendButton.widthAnchor.constraint(equalToConstant: 52),
      sendButton.heightAnchor.constraint(equalToConstant: 36),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    followText()
    var bottom = conversation.bounds.height - 12
    let column = conversation.bounds.insetBy(dx: 16, dy: 0)
    for bubble in bubbles.reversed() { bottom = bubble.place(above: bottom, in: column) - 8 }
  }

  /// Lets the text view be as high as its text, as far as there is room.
  private func followText() {
    let fitting = textView.sizeThatFits(
      CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
    ).height
    placeholder.isHidden = textView.hasText
    sendButton.isEnabled = textView.hasText
    textView.isScrollEnabled = fitting > Self.greatestHeight
    let wanted = min(fitting, Self.greatestHeight)
    if textView.bounds.width > 0, height?.constant != wanted { height?.constant = wanted }
  }

  private func endEditing() {
    view.endEditing(true)
  }

  private func send() {
    let bubble = BubbleView(textView.text, isMine: true)
    bubbles.append(bubble)
    conversation.addSubview(bubble)
    textView.text = ""
    followText()
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }
}

extension ComposeViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    let old = height?.constant
    followText()
    guard height?.constant != old else { return }
    UIView.animate(withDuration: 0.15) { self.view.layoutIfNeeded() }
  }
}
