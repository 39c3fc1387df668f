import Foundation
import KeyboardAvoidance
import UIKit

/// A list with a panel for new entries; it observes the keyboard through a
/// protocol that brings the observing with it.
final class RemindersViewController: BarViewController, KeyboardObservable {
  var keyboardObservers: KeyboardObservation?

  private let list = ReminderList()
  private let panel = ReminderPanel()

  init() {
    super.init(
      bar: BottomBar(
        contentHeight: ReminderPanel.height, background: .secondarySystemGroupedBackground))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reminders"
    view.backgroundColor = .systemGroupedBackground
    for text in ["Renew the passport", "Call Mika back", "Book the campsite"] { list.add(text) }
    bar.accessibilityIdentifier = "panel"
    view.add(list)
    addBar()
    bar.content.add(panel)
    panel.fill(bar.content)
    let column = view.addColumn()
    panel.constrain(to: column)
    list.span(column)
    list.topAnchor.constraint(equalTo: column.topAnchor, constant: 20).isActive = true
    panel.hint.text = Self.restingHint
    panel.field.delegate = self
    panel.field.addTarget(
      self, action: Selector(RemindersViewController.entryDidChange), for: .editingChanged)
    panel.addButton.addTarget(
      self, action: Selector(RemindersViewController.add), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(RemindersViewController.endEditing)))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    addKeyboardObservers()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    removeKeyboardObservers()
  }

  // MARK: Keyboard

  private static let restingHint = "Tap the field to write one."
  private static let typingHint = "Return adds it to the list."

  func keyboardWillShow(_ change: KeyboardChange) {
    // The keyboard of another app beside this one is not on this screen.
    guard change.isLocal, let endFrame = change.endFrame else { return }
    move(above: overlap(ofKeyboard: endFrame), with: change)
  }

  func keyboardDidShow(_ change: KeyboardChange) {
    panel.hint.text = Self.typingHint
  }

  func keyboardWillHide(_ change: KeyboardChange) {
    move(above: 0, with: change)
  }

  func keyboardDidHide(_ change: KeyboardChange) {
    panel.hint.text = Self.restingHint
  }

  private func move(above overlap: CGFloat, with change: KeyboardChange) {
    keyboardOverlap = overlap
    onDecision?("panel above \(Int(overlap)) points of keyboard")
    UIView.animate(withDuration: change.duration) { self.view.layoutIfNeeded() }
  }

  // MARK: Entries

  private func entryDidChange() {
    panel.addButton.isEnabled = panel.field.hasText
  }

  private func endEditing() {
    view.endEditing(true)
  }

  private func add() {
    guard let text = panel.field.text, !text.isEmpty else { return }
    list.add(text)
    panel.field.text = nil
    entryDidChange()
  }
}

extension RemindersViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.hasText { add() } else { textField.resignFirstResponder() }
    return false
  }
}
