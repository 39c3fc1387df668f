import Foundation
import UIKit

/// A sign-in page that knows nothing of the keyboard, which covers what stands
/// at the bottom.
final class NoAvoidanceViewController: UIViewController {
  private let header = LibraryHeader(
    title: "Welcome back", subtitle: "Sign in to read on where you left off.")
  private let email = FormRow("Email", placeholder: "kim@example.com", identifier: "email")
  private let password = FormRow("Password", placeholder: "Required", identifier: "password")
  private lazy var card = FormCard([email, password])
  private let button = PrimaryButton("Sign in")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    email.field.keyboardType = .emailAddress
    email.field.autocapitalizationType = .none
    email.field.returnKeyType = .next
    password.field.isSecureTextEntry = true
    password.field.returnKeyType = .done
    button.accessibilityIdentifier = "sign-in"
    button.isEnabled = false
    for subview in [header, card, button] { view.add(subview) }
    constrain()
    for row in [email, password] {
      row.field.delegate = self
      row.field.addTarget(
        self, action: Selector(NoAvoidanceViewController.entryDidChange), for: .editingChanged)
    }
    button.addTarget(
      self, action: Selector(NoAvoidanceViewController.signIn), for: .touchUpInside)
    view.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self, action: Selector(NoAvoidanceViewController.endEditing)))
  }

  private func constrain() {
    let column = view.addColumn()
    for subview in [header, card, button] { subview.span(column) }
    // What is free above the card.
    let room = UILayoutGuide()
    view.addLayoutGuide(room)
    NSLayoutConstraint.activate([
      room.topAnchor.constraint(equalTo: column.topAnchor),
      room.bottomAnchor.constraint(equalTo: card.topAnchor),
      header.bottomAnchor.constraint(equalTo: room.centerYAnchor, constant: 64),
      card.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -20),
      button.heightAnchor.constraint(equalToConstant: PrimaryButton.height),
      button.bottomAnchor.constraint(equalTo: column.bottomAnchor, constant: -24),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    header.giveWay(above: view.safeAreaInsets.top)
  }

  private func entryDidChange() {
    button.isEnabled = email.field.hasText && password.field.hasText
  }

  private func endEditing() {
    view.endEditing(true)
  }

  private func signIn() {
    view.endEditing(true)
    header.subtitle.text = "You are signed in as \(email.field.text ?? "")."
  }
}

extension NoAvoidanceViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === email.field {
      password.field.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}
