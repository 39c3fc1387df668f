import Foundation
import KeyboardAvoidance
import UIKit

/// A page that asks one thing, with a button that stays above the keyboard.
///
/// The keyboard manager has one delegate: whichever page appears makes itself
/// that, and places its button for the keyboard as it is by then.
class TripStepViewController: BarViewController, KeyboardManagerDelegate {
  let question: UILabel
  let explanation: UILabel
  let row: FormRow
  let button: PrimaryButton
  private let card: FormCard

  init(question: String, explanation: String, row: FormRow, button: PrimaryButton) {
    self.question = TextLabel(question, font: .heading(28), lines: 2)
    self.explanation = TextLabel(
      explanation, font: .preferredFont(forTextStyle: .body), color: .secondaryLabel, lines: 0)
    self.row = row
    self.button = button
    card = FormCard([row])
    super.init(
      bar: BottomBar(
        contentHeight: PrimaryButton.height + 24, background: .systemGroupedBackground))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    button.isEnabled = false
    bar.showsHairline = false
    for subview in [question, explanation, card] { view.add(subview) }
    addBar()
    bar.content.add(button)
    constrain()
    row.field.delegate = self
    row.field.autocapitalizationType = .words
    row.field.addTarget(
      self, action: Selector(TripStepViewController.entryDidChange), for: .editingChanged)
    button.addTarget(self, action: Selector(TripStepViewController.goOn), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(TripStepViewController.endEditing)))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    KeyboardManager.shared.delegate = self
    // A keyboard that is up already will not say so again.
    let current = KeyboardManager.shared.current
    let isUp = current.map { !$0.hidesKeyboard && $0.isLocal } ?? false
    keyboardOverlap = isUp ? current?.endFrame.map(overlap(ofKeyboard:)) ?? 0 : 0
  }

  // MARK: Keyboard

  func keyboardWillChangeFrame(
    endFrame: CGRect, duration: TimeInterval, animationCurve: UIView.AnimationOptions
  ) {
    // The keyboard of another app beside this one is not on this screen.
    guard KeyboardManager.shared.current?.isLocal ?? true else { return }
    keyboardOverlap = overlap(ofKeyboard: endFrame)
    onDecision?("\(title ?? "") above \(Int(keyboardOverlap)) points of keyboard")
    UIView.animate(
      withDuration: duration, delay: 0, options: animationCurve,
      animations: { self.view.layoutIfNeeded() })
  }

  func keyboardWillHide(userInfo: [AnyHashable: Any]) {
    // Whatever frame the change before it has told: hidden is hidden.
    keyboardOverlap = 0
    view.layoutIfNeeded()
  }

  // MARK: Entry

  func entryDidChange() {
    button.isEnabled = row.field.hasText
  }

  /// What the button does.
  func goOn() {}

  private func endEditing() {
    view.endEditing(true)
  }

  // MARK: Layout

  private func constrain() {
    let column = view.addColumn()
    for subview in [question, explanation, card, button] { subview.span(column) }
    NSLayoutConstraint.activate([
      question.topAnchor.constraint(equalTo: column.topAnchor, constant: 20),
      explanation.topAnchor.constraint(equalTo: question.bottomAnchor, constant: 6),
      card.topAnchor.constraint(equalTo: explanation.bottomAnchor, constant: 20),
      button.topAnchor.constraint(equalTo: bar.content.topAnchor, constant: 12),
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height),
    ])
  }
}

extension TripStepViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.hasText { goOn() }
    return false
  }
}
