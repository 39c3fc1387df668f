import DemoScreens
import Foundation
import PhoneSimulator
import Playground
import UIKit

// A session in a process of its own, for tests: the project's screens, and one with buttons that
// do what an app should not. With arguments it is the program whose window shows such a session.

/// A button for each way in which an app can end its process, or keep it.
final class DangerousViewController: UIViewController {
  private let dangers: [(name: String, does: @MainActor () -> Void)] = [
    ("trap", { preconditionFailure("the button was for that") }),
    (
      "loop",
      {
        FileHandle.standardError.write(Data("in a loop, \(getpid())\n".utf8))
        while true { usleep(1000) }
      }
    ),
    ("exit", { exit(7) }),
    ("abort", { abort() }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, danger) in dangers.enumerated() {
      let button = UIButton(frame: CGRect(x: 20, y: 100 + index * 60, width: 200, height: 44))
      button.accessibilityIdentifier = danger.name
      button.addAction(UIAction { _ in danger.does() }, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

let dangerous = AppScreen(
  "dangerous", title: "Dangers", whatToWatch: "Each button ends the process, or keeps it."
) { DangerousViewController() }

/// Shows what reaches the main queue from a thread that works for no phone.
final class ForeignerViewController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    view.addSubview(label)
    let isHandedOver = DispatchSemaphore(value: 0)
    Thread {
      DispatchQueue.main.async { label.text = "From elsewhere" }
      isHandedOver.signal()
    }.start()
    isHandedOver.wait()
  }
}

let foreign = AppScreen(
  "foreigner", title: "Foreigner", whatToWatch: "A label gets its text from another thread."
) { ForeignerViewController() }

let screens = AppScreen.demonstrations + [dangerous]
if CommandLine.argc > 1 {
  let program = Program(catalog: screens + [foreign]) {
    try LiveLoop.open($0, in: $1, servedBy: Program.ownFile)
  }
  exit(program.runProcess().rawValue)
}
exit(SessionServer.run(screens: screens))
