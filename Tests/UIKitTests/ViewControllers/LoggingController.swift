import Foundation
import UIKit

/// Notes what it is told, under its name.
@MainActor
final class LifecycleLog {
  private(set) var lines: [String] = []

  func note(_ line: String) {
    lines.append(line)
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A controller that notes the stages of its life.
final class LoggingController: UIViewController {
  private let name: String
  private let log: LifecycleLog
  /// What else to do when the view is about to appear.
  var onWillAppear: () -> Void = {}

  init(_ name: String, log: LifecycleLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    log.note("\(name) did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("\(name) will appear\(animated ? ", animated" : "")")
    onWillAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("\(name) did appear\(animated ? ", animated" : "")")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("\(name) will disappear\(animated ? ", animated" : "")")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("\(name) did disappear\(animated ? ", animated" : "")")
  }
}
