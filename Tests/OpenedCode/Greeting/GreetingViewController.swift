import Foundation
import UIKit

/// A field at the lower end of the screen that moves up with the keyboard.
@objc final class GreetingViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 20, y: 700, width: 280, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.accessibilityIdentifier = "name"
    view.addSubview(field)
    NotificationCenter.default.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    print("loaded")
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    UIView.animate(withDuration: 0.25) {
      self.field.frame.origin.y = end.minY - self.field.bounds.height - 8
    }
  }
}
