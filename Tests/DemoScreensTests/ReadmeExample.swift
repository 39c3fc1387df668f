import KeyboardAvoidance
import UIKit

final class SignUpViewController: UIViewController, UITextFieldDelegate {
  private var avoidance: KeepViewAboveKeyboard?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (row, name) in ["Name", "Email", "Phone", "Street", "City", "Country"].enumerated() {
      let field = UITextField(frame: CGRect(x: 20, y: 120 + row * 80, width: 350, height: 44))
      field.borderStyle = .roundedRect
      field.placeholder = name
      field.delegate = self
      view.addSubview(field)
    }
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
