import UIKit

/// Is on the phone until it is decided which of several view controllers is shown.
final class UndecidedViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}
