import UIKit

/// Has a button for each thing that an app should not do, and a static that counts.
class TrappingViewController: UIViewController {
  static var opened = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.opened += 1
    print("opened \(Self.opened)")
    let names = ["Trap", "Loop", "Exit", "Close", "Flood"]
    for (index, name) in names.enumerated() {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.frame = CGRect(x: 20, y: 100 + 60 * CGFloat(index), width: 200, height: 44)
      button.addTarget(self, action: #selector(press(_:)), for: .touchUpInside)
      view.addSubview(button)
    }
  }

  @objc private func press(_ button: UIButton) {
    switch button.currentTitle {
    case "Trap":
      let numbers: [Int] = []
      print(numbers[view.subviews.count])
    case "Loop":
      while true { usleep(1000) }
    case "Exit":
      exit(7)
    case "Close":
      close(1)
      print("into nowhere")
      button.setTitle("Closed", for: .normal)
    default:
      for number in 0..<100_000 { print("line \(number) of a flood") }
      button.setTitle("Flooded", for: .normal)
    }
  }
}
