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

/// A folder that goes with its object.
final class TemporaryFolder {
  let path: String

  init() throws {
    var name = Array("\(FileManager.default.temporaryDirectory.path)/playground-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw CocoaError(.fileWriteUnknown) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    chmod(path, 0o700)
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: URL(filePath: file(name)))
    return file(name)
  }

  func text(of name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
  }

  /// The names in it, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
