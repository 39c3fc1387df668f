import Foundation
import PhoneSimulator
import Synchronization
import Testing
import UIKit

@testable import KeyboardPlaygroundTesting

typealias Device = KeyboardPlaygroundTesting.Device
typealias Target = KeyboardPlaygroundTesting.Target

/// Three fields, 44 points high and 20 apart, the lowest of which ends 60 points above the screen's
/// bottom; nothing moves them.
final class Fields: UIViewController {
  let names = ["name", "email", "city"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, name) in names.enumerated() {
      let top = view.bounds.height - 60 - 44 - CGFloat(names.count - 1 - index) * 64
      let field = UITextField(frame: CGRect(x: 20, y: top, width: 200, height: 44))
      field.accessibilityIdentifier = name
      field.placeholder = name.capitalized
      view.addSubview(field)
    }
  }

  /// Moves everything up by points, at once.
  func lift(by points: CGFloat) { view.bounds.origin.y = points }
}

/// A folder for a test's files, as if the test were in it.
final class Scratch {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "phone-tests-\(UUID().uuidString)")
  private let environment: [String: String]

  var goldens: String { "\(folder.path)/Goldens" }
  var results: String { "\(folder.path)/out" }

  init(update: String? = nil, ci: String? = nil) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    environment = [
      TestFolders.outputVariable: "\(folder.path)/out", TestFolders.updateVariable: update ?? "",
      "CI": ci ?? "",
    ]
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// A phone of a test in this folder; its goldens are updated as `update` says, else as the folder's.
  @MainActor func phone<Controller: UIViewController>(
    _ device: Device = .iPhoneSE3, update: String? = nil, tolerance: Double = 0, seed: Int = 0,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column, screen: @escaping @MainActor () -> Controller
  ) throws -> TestPhone {
    var environment = environment
    if let update { environment[TestFolders.updateVariable] = update }
    return try TestPhone(
      device, tolerance: tolerance, seed: seed,
      folders: TestFolders(
        function: "form()", filePath: "\(folder.path)/FormTests.swift", given: "form",
        device: device, environment: environment),
      at: CallPlace(fileID: fileID, filePath: filePath, line: line, column: column),
      screen: TestPhone.appScreen(screen))
  }

  @MainActor func phone(update: String? = nil, tolerance: Double = 0) throws -> TestPhone {
    try phone(.iPhoneSE3, update: update, tolerance: tolerance) { Fields() }
  }

  /// The names of the files below a folder, sorted.
  func files(in path: String) -> [String] {
    (FileManager.default.subpaths(atPath: path) ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\($0)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

/// What is thrown, in words; nil where nothing is.
@MainActor func message(of body: () throws -> Void) -> String? {
  do { try body() } catch { return "\(error)" }
  return nil
}

/// The failures that a body records, from wherever they come: the first line of each, and its line in
/// the file.
@MainActor func failures(
  _ body: @MainActor () throws -> Void
) rethrows -> [(message: String, line: Int?)] {
  let said = Mutex<[(message: String, line: Int?)]>([])
  try withKnownIssue(isIntermittent: true) {
    try body()
  } matching: { issue in
    let message = issue.comments.map(\.rawValue).joined(separator: " ")
    said.withLock {
      $0.append((String(message.prefix { $0 != "\n" }), issue.sourceLocation?.line))
    }
    return true
  }
  return said.withLock { $0 }
}
