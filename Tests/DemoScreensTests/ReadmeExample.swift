import KeyboardAvoidance
import UIKit

final class SignUpViewController: UIViewController, UITextFieldDelegate {
  private var avoidance: KeepViewAboveKeyboard?

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<6 {
      let field = UITextField(frame: CGRect(x: 20, y: 120 + row * 80, width: 280, height: 44))
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
