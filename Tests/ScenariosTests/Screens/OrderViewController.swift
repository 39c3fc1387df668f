import UIKit

/// Two fields and code of its own that moves them, in names of UIKit alone.
final class OrderViewController: UIViewController, UITextFieldDelegate {
  /// When the fields move.
  enum Reaction {
    /// With the keyboard's notifications, so that the edited field is 10 points above it.
    case toKeyboard
    /// Up by 120 points within 0.3 s when editing begins, and at once down when it ends.
    case toEditing
  }

  private let reaction: Reaction
  private let fields = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 300))

  init(_ reaction: Reaction) {
    self.reaction = reaction
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(fields)
    for (name, y) in [("article", 0), ("address", 260)] {
      let field = UITextField(frame: CGRect(x: 20, y: y, width: 280, height: 40))
      field.accessibilityIdentifier = name
      field.delegate = self
      fields.addSubview(field)
    }
    guard reaction == .toKeyboard else { return }
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(
        self, selector: Selector(OrderViewController.keyboardWillMove), name: name, object: nil)
    }
  }

  private func keyboardWillMove(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    // The address, which ends at 600.
    let top = frame.minY < view.bounds.height ? 300 - (600 + 10 - frame.minY) : 300
    UIView.animate(withDuration: 0.5, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16))
    { self.fields.frame.origin.y = top }
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard reaction == .toEditing else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
      self.fields.frame.origin.y -= 120
    }
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    if reaction == .toEditing { fields.frame.origin.y += 120 }
  }
}
