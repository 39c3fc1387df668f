import KeyboardAvoidance
import UIKit

/// A form at the bottom of the screen, which moves out of the keyboard's way.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  private var avoidance: KeepViewAboveKeyboard?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let form = UIStackView()
    form.axis = .vertical
    form.spacing = 16
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    for name in ["Name", "Email", "City"] {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = name
      field.accessibilityIdentifier = name.lowercased()
      field.delegate = self
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      form.addArrangedSubview(field)
    }
    NSLayoutConstraint.activate([
      form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -60),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    avoidance = KeepViewAboveKeyboard(adjustedView: view, distance: 8)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    avoidance?.update()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    avoidance?.targetView = textField
  }

  /// Looks a city up, which takes a while.
  func suggestCity() async throws {
    try await Task.sleep(for: .seconds(2))
    let city = view.viewWithTag(0)?.subviews.first?.subviews.last as? UITextField
    city?.text = "Kyoto"
  }
}
