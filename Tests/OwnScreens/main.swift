import KeyboardPlayground
import UIKit

final class Login: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (index, name) in ["name", "city"].enumerated() {
      let field = UITextField(frame: CGRect(x: 20, y: 120 + 60 * index, width: 200, height: 44))
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = name
      view.addSubview(field)
    }
  }
}

Playground.main {
  Screen("login", title: "Log in", whatToWatch: "Nothing is covered.") { Login() }
  Screen("moved") {
    Login()
  } moved: {
    $0.view.subviews.first
  } target: {
    $0.view.subviews.last
  }
}
