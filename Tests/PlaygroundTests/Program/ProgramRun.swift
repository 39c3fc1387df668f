import Foundation
import PhoneSimulator
import UIKit

@testable import Playground

/// What one run of the program, inside the test's own process, said and did.
@MainActor
struct ProgramRun {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var exitCode = ExitCode.success

  /// What the window would have been opened with.
  private(set) var window: RunOptions?

  init(_ arguments: String...) {
    self.init(arguments)
  }

  init(_ arguments: [String], catalog: [AppScreen] = testScreens) {
    let spoken = Spoken()
    let program = Program(
      catalog: catalog,
      openWindow: { options, _ in
        spoken.window = options
        return .success
      },
      output: { spoken.output += $0 }, errorOutput: { spoken.errors += $0 })
    exitCode = program.run(arguments)
    (output, errors, window) = (spoken.output, spoken.errors, spoken.window)
  }

  private final class Spoken {
    var output = ""
    var errors = ""
    var window: RunOptions?
  }
}

/// Two screens, of which one can be looked at: a field at the bottom.
let testScreens = [
  AppScreen("keep-above", title: "Keep above", whatToWatch: "The form moves as one view.") {
    FieldScreen()
  },
  AppScreen("no-avoidance", title: "No avoidance", whatToWatch: "Nothing moves.") {
    FieldScreen()
  },
]

/// A single field, whose identifier is `field`.
final class FieldScreen: UIViewController {
  required init?(coder: NSCoder) { nil }

  init() {
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.accessibilityIdentifier = "field"
    view.addSubview(field)
  }
}

/// The folder of assets in the package.
func repositoryAssets() -> String {
  let tests = URL(filePath: #filePath).deletingLastPathComponent()
  return tests.appending(path: "../../../assets").standardizedFileURL.path
}
