import Foundation
import UIKit

/// A chat that listens to the keyboard's notifications by itself and moves the
/// bar with the text field, and the conversation above it.
final class ChatViewController: BarViewController {
  private let conversation = UIView()
  private let messageBar = MessageBar()
  private var bubbles: [BubbleView] = [
    BubbleView("Are you still coming on Saturday?", isMine: false),
    BubbleView("Yes, on the 9:41 train!", isMine: true),
    BubbleView("Perfect. I’ll wait for you on the platform.", isMine: false),
    BubbleView("Shall I bring the tent, or do you have one?", isMine: true),
    BubbleView("Bring yours, mine leaks.", isMine: false),
  ]

  init() {
    super.init(
      bar: BottomBar(contentHeight: MessageBar.height, background: .systemBackground))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mika"
    view.backgroundColor = .systemBackground
    conversation.clipsToBounds = true
    bar.accessibilityIdentifier = "bar"
    view.add(conversation)
    addBar()
    bar.content.add(messageBar)
    messageBar.fill(bar.content)
    NSLayoutConstraint.activate([
      conversation.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      conversation.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      conversation.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      conversation.bottomAnchor.constraint(equalTo: bar.topAnchor),
    ])
    for bubble in bubbles { conversation.addSubview(bubble) }
    messageBar.field.delegate = self
    messageBar.field.addTarget(
      self, action: Selector(ChatViewController.messageDidChange), for: .editingChanged)
    messageBar.sendButton.addTarget(
      self, action: Selector(ChatViewController.send), for: .touchUpInside)
    conversation.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(ChatViewController.endEditing)))

    let center = NotificationCenter.default
    let selector = Selector(ChatViewController.keyboardWillChange(_:))
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ] {
      center.addObserver(self, selector: selector, name: name, object: nil)
    }
  }

  // MARK: Keyboard

  private func keyboardWillChange(_ notification: Notification) {
    guard let userInfo = notification.userInfo,
      let endFrame = userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      // The keyboard of another app beside this one is not on this screen.
      userInfo[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
    else { return }
    let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    // A strange curve is no reason to stay behind the keyboard: 7 is its own.
    let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
    let isHiding = notification.name == UIResponder.keyboardWillHideNotification
    let overlap = isHiding ? 0 : overlap(ofKeyboard: endFrame)
    guard overlap != keyboardOverlap else { return }
    keyboardOverlap = overlap
    onDecision?("bar above \(Int(overlap)) points of keyboard")
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: { self.view.layoutIfNeeded() })
  }

  // MARK: Messages

  private func messageDidChange() {
    messageBar.showState()
  }

  private func endEditing() {
    view.endEditing(true)
  }

  private func send() {
    guard let text = messageBar.field.text, !text.isEmpty else { return }
    messageBar.field.text = nil
    messageBar.showState()
    let bubble = BubbleView(text, isMine: true)
    bubbles.append(bubble)
    conversation.addSubview(bubble)
    // It comes in from below, at its own side.
    bubble.place(
      above: conversation.bounds.height + 60, in: conversation.bounds.insetBy(dx: 16, dy: 0))
    UIView.animate(withDuration: 0.25) { self.layOutBubbles() }
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layOutBubbles()
  }

  /// The newest message stands at the bottom.
  private func layOutBubbles() {
    var bottom = conversation.bounds.height - 12
    let column = conversation.bounds.insetBy(dx: 16, dy: 0)
    for bubble in bubbles.reversed() {
      bottom = bubble.place(above: bottom, in: column) - 8
    }
  }
}

extension ChatViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    send()
    return false
  }
}
