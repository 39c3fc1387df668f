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
    self.question = UILabel(question, font: .systemFont(ofSize: 28, weight: .bold), lines: 2)
    self.explanation = UILabel(
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
    bar.content.addSubview(button)
    for subview in [question, explanation, card, bar] { view.addSubview(subview) }
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
    view.setNeedsLayout()
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
      animations: { self.layOutBar() })
  }

  func keyboardWillHide(userInfo: [AnyHashable: Any]) {
    // Whatever frame the change before it has told: hidden is hidden.
    keyboardOverlap = 0
    layOutBar()
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

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let column = view.contentColumn()
    var end = question.place(atTop: column.minY + 20, of: column)
    end = explanation.place(atTop: end + 6, of: column)
    card.frame = CGRect(x: column.minX, y: end + 20, width: column.width, height: card.height)
    layOutBar()
  }

  private func layOutBar() {
    bar.dock(in: view, keyboardOverlap: keyboardOverlap)
    let column = view.contentColumn()
    button.frame = CGRect(
      x: column.minX, y: 12, width: column.width, height: PrimaryButton.height)
  }
}

extension TripStepViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField.hasText { goOn() }
    return false
  }
}
