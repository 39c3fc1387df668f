import Foundation
import HostSystem
import PhoneSimulator

/// A package to begin with: a screen, a program that shows it, a scenario and a test.
struct NewPackage {
  /// Its folder.
  let path: String

  private let files: [(path: String, text: String, isProgram: Bool)]

  /// Where each file of `assets/init` goes.
  private static let places = [
    ("Package.swift", "Package.swift"),
    ("LoginViewController.swift", "Sources/Screens/LoginViewController.swift"),
    ("main.swift", "Sources/Phone/main.swift"),
    ("LoginTests.swift", "Tests/ScreensTests/LoginTests.swift"),
    ("login.scenario", "assets/scenarios/login.scenario"),
    ("trace.csv", "Tests/Goldens/login/trace.csv"), ("check", "check"),
    ("check.yml", ".github/workflows/check.yml"), ("gitignore", ".gitignore"),
  ]

  /// Reads the files, and finds out whether all of them can be written; nothing is.
  init(_ arguments: CommandArguments, executable: String) throws {
    let assets = try Assets.find(explicit: arguments["--assets"])
    path = URL(filePath: arguments.operands.first ?? ".").standardizedFileURL.path
    let dependency = try Dependency(arguments["--package"], executable: executable)
    let name = URL(filePath: path).lastPathComponent
    files = try Self.places.map { [path] file, place in
      let bytes = try FileInput.read(assets.file("init/\(file)").path(percentEncoded: false))
      let text = String(decoding: bytes, as: UTF8.self)
        .replacing("@NAME@", with: name.inSwift)
        .replacing("@IDENTITY@", with: dependency.identity.inSwift)
        .replacing("@DEPENDENCY@", with: dependency.text)
      return ("\(path)/\(place)", text, file == "check")
    }
    for file in files {
      var status = stat()
      if lstat(file.path, &status) == 0 { throw PlaygroundError.fileExists(file.path) }
      var folder = URL(filePath: file.path).deletingLastPathComponent().path
      while folder.count >= path.count, lstat(folder, &status) != 0 {
        folder = URL(filePath: folder).deletingLastPathComponent().path
      }
      try FileOutput.checkFolder(at: folder)
    }
  }

  /// Writes the files.
  func write() throws {
    for file in files {
      try FileOutput.makeFolder(at: URL(filePath: file.path).deletingLastPathComponent().path)
      try FileOutput.writeNew(Array(file.text.utf8), to: file.path)
      if file.isProgram, chmod(file.path, 0o755) != 0 {
        throw PlaygroundError.cannotWrite(path: file.path, code: errno)
      }
    }
  }

  /// What there is now, and what can be done with it.
  var summary: String {
    """
    A package is in \(path). There:
      swift run Phone    opens its screen in a window
      swift test         runs its test, without one
      ./check            runs the test and compares the scenario with its golden

    """
  }
}

/// What a new package gets its libraries from.
private struct Dependency {
  /// As a manifest has it.
  let text: String

  /// The name by which products of it are asked for.
  let identity: String

  /// Depends on an address or a folder, or where none is given on the folder that a program was built
  /// from.
  init(_ given: String?, executable: String) throws(PlaygroundError) {
    if let given, given.contains("://") || given.wholeMatch(of: /[^\/]+@[^\/]+:.*/) != nil {
      text = ".package(url: \"\(given.inSwift)\", from: \"\(ProgramVersion.number)\")"
      let name = given.split { "/:".contains($0) }.last.map(String.init) ?? given
      identity = name.hasSuffix(".git") ? String(name.dropLast(4)) : name
      return
    }
    let folder: String
    if let given {
      folder = URL(filePath: given).standardizedFileURL.path
      guard Self.isCheckout(folder) else { throw .noSources(given) }
    } else {
      guard let found = Self.checkout(around: executable) else { throw .builtElsewhere }
      folder = found
    }
    text = """
      // Elsewhere: .package(url: "https://…/keyboard-playground.git", from: "\(ProgramVersion.number)")
          .package(path: "\(folder.inSwift)")
      """
    identity = URL(filePath: folder).lastPathComponent
  }

  private static func isCheckout(_ folder: String) -> Bool {
    ["Package.swift", "Sources/KeyboardPlayground", "Sources/KeyboardPlaygroundTesting"].allSatisfy
    {
      FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
  }

  private static func checkout(around executable: String) -> String? {
    var folder = URL(filePath: executable).deletingLastPathComponent()
    while folder.path != "/" {
      if isCheckout(folder.path) { return folder.path }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

extension String {
  /// The text as it stands between double quotes in Swift.
  fileprivate var inSwift: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case _ where scalar.properties.generalCategory == .control:
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }
}
