import UIKit

/// Has a button that traps, and a static that counts.
class TrappingViewController: UIViewController {
  static var opened = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.opened += 1
    print("opened \(Self.opened)")
    let button = UIButton(type: .system)
    button.setTitle("Trap", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    button.addTarget(self, action: #selector(trap), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func trap() {
    let numbers: [Int] = []
    print(numbers[view.subviews.count])
  }
}
