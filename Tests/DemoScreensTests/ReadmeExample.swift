import KeyboardAvoidance
import UIKit

final class SignUpViewController: UIViewController, UITextFieldDelegate {
  private var avoidance: KeepViewAboveKeyboard?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let form = UIStackView()
    form.axis = .vertical
    form.spacing = 36
    form.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(form)
    for name in ["Name", "Email", "Phone", "Street", "City", "Country"] {
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.placeholder = name
      field.delegate = self
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
      form.addArrangedSubview(field)
    }
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor, constant: 120),
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
}
