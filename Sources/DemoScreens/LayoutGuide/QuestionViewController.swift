import Foundation
import UIKit

/// A question to the library, all of it laid out by constraints; the bar stands on the keyboard by
/// its layout guide, and no notification is heard.
final class QuestionViewController: UIViewController {
  private let heading = UILabel("Ask a librarian", font: .heading(32))
  private let introduction = UILabel(
    "Which book was it, and what do you remember of it? We answer within a day.",
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel, lines: 0)
  private let name = FormRow("Name", placeholder: "Kim Novak", identifier: "name")
  private let question = FormRow("Question", placeholder: "Required", identifier: "question")
  private lazy var card = FormCard([name, question])
  private let hint = UILabel(
    "A sentence is enough.", font: .preferredFont(forTextStyle: .footnote),
    color: .secondaryLabel)
  private let count = UILabel("0", font: .preferredFont(forTextStyle: .body), color: .tertiaryLabel)
  private let bar = UIView()
  private let hairline = UIView()
  let button = PrimaryButton("Ask")
  private lazy var column = view.addColumn()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    bar.backgroundColor = .secondarySystemGroupedBackground
    bar.accessibilityIdentifier = "bar"
    hairline.backgroundColor = .separator
    count.accessibilityIdentifier = "count"
    button.accessibilityIdentifier = "ask"
    button.isEnabled = false
    name.field.returnKeyType = .next
    question.field.returnKeyType = .done
    for row in [name, question] { row.field.delegate = self }
    question.field.addTarget(
      self, action: Selector(QuestionViewController.questionDidChange), for: .editingChanged)
    button.addTarget(self, action: Selector(QuestionViewController.ask), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(QuestionViewController.endEditing)))
    for subview in [heading, introduction, card, hint, count, bar] { view.add(subview) }
    for subview in [hairline, button] { bar.add(subview) }
    constrainPage()
    constrainBar()
  }

  private func constrainPage() {
    for subview in [heading, introduction, card] { subview.span(column) }
    NSLayoutConstraint.activate([
      heading.topAnchor.constraint(equalTo: column.topAnchor, constant: 24),
      introduction.topAnchor.constraint(
        equalToSystemSpacingBelow: heading.bottomAnchor, multiplier: 1),
      card.topAnchor.constraint(equalTo: introduction.bottomAnchor, constant: 20),
      hint.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 10),
      hint.leadingAnchor.constraint(equalTo: column.leadingAnchor, constant: FormRow.margin),
      count.firstBaselineAnchor.constraint(equalTo: hint.firstBaselineAnchor),
      count.trailingAnchor.constraint(equalTo: column.trailingAnchor, constant: -FormRow.margin),
    ])
  }

  private func constrainBar() {
    button.span(column)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      hairline.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      hairline.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      hairline.topAnchor.constraint(equalTo: bar.topAnchor),
      hairline.heightAnchor.constraint(equalToConstant: view.hairlineWidth),
      button.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height),
    ])
    // A keyboard that floats near the bottom has the bar above it; below any other there is room.
    let guide = view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    guide.setConstraints(
      [button.bottomAnchor.constraint(equalTo: guide.topAnchor, constant: -10)],
      activeWhenNearEdge: .bottom)
    guide.setConstraints(
      [
        button.bottomAnchor.constraint(
          equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -10)
      ], activeWhenAwayFrom: .bottom)
  }

  private func questionDidChange() {
    button.isEnabled = question.field.hasText
    count.text = "\(question.field.text?.count ?? 0)"
  }

  private func endEditing() {
    view.endEditing(true)
  }

  private func ask() {
    view.endEditing(true)
    let asker = name.field.hasText ? name.field.text ?? "" : "reader"
    introduction.text =
      "Thank you, \(asker). Your question is on the desk, between the returned books and the tea. "
      + "Whoever is there next will look for the answer, and write to you within a day."
    UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
  }
}

extension QuestionViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === name.field {
      question.field.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
