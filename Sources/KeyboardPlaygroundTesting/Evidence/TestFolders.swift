import Captures
import Foundation
import HostSystem
import Testing

/// Where the files of a phone in a test are.
struct TestFolders {
  /// The environment variable with the folder that everything is written to.
  static let outputVariable = "KEYBOARD_PLAYGROUND_TEST_OUT"

  /// The environment variable that says which goldens are written.
  static let updateVariable = "KEYBOARD_PLAYGROUND_UPDATE"

  /// The name of the test, and of both folders.
  let name: String

  /// What the test writes.
  let results: String

  /// The goldens of all tests beside the test's file.
  let allGoldens: String

  /// The goldens of this phone.
  var goldens: String { "\(allGoldens)/\(name)" }

  /// Which goldens are written.
  let update: UpdateMode

  /// The function of the test, as `swift test --filter` takes it.
  private let function: String

  /// Finds the folders of a phone that is made in a function of a file; nothing is written.
  ///
  /// What is given as a name stands in place of the function's. Throws where the environment asks for
  /// an update that there is not.
  init(
    function: String, filePath: String, given: String?, device: Device,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(PhoneTestError) {
    let file = URL(filePath: filePath)
    let function = Test.current?.name ?? function
    let test = Self.word(given ?? function)
    self.function = Self.word(function)
    name = "\(file.deletingPathExtension().lastPathComponent).\(test).\(device.identifier)"
    allGoldens = file.deletingLastPathComponent().appending(path: "Goldens").path
    results = "\(Self.output(besides: file, environment))/\(name)"
    guard let mode = environment[Self.updateVariable], !mode.isEmpty else {
      update = .usual(in: environment)
      return
    }
    guard let wanted = UpdateMode(rawValue: mode) else {
      throw PhoneTestError(
        "\(Self.updateVariable) is \(UpdateMode.allCases.map(\.rawValue).joined(separator: ", ")), "
          + "not \(mode).")
    }
    update = wanted
  }

  /// What takes over what is seen now.
  func acceptCommand(_ mode: UpdateMode) -> String {
    "\(Self.updateVariable)=\(mode.rawValue) swift test --filter \(function)"
  }

  /// The folder that is named, else one in the folder of builds of the package the file is in, else
  /// one for what is only needed meanwhile.
  private static func output(besides file: URL, _ environment: [String: String]) -> String {
    if let named = environment[outputVariable], !named.isEmpty { return named }
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.appending(path: ".build/phone-tests").path
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appending(path: "phone-tests").path
  }

  /// A function's name without its arguments, in characters that need no quotes in a shell.
  private static func word(_ function: String) -> String {
    let name = function.prefix { $0 != "(" }
    let plain = String(name.isEmpty ? function[...] : name).map { character in
      character.isLetter || character.isNumber || "-_.".contains(character) ? character : "-"
    }
    let word = String(plain).trimmingCharacters(in: CharacterSet(charactersIn: "-."))
    return word.isEmpty ? "test" : word
  }
}
