import Foundation
import TestSupport
import Testing

@testable import Playground

/// What `init` writes; that it builds and passes, `make packages` tries.
@Suite("A package to begin with")
@MainActor
struct InitTests {
  private let files = [
    ".github/workflows/check.yml", ".gitignore", "Package.swift", "Sources/Phone/main.swift",
    "Sources/Screens/LoginViewController.swift", "Tests/Goldens/login/trace.csv",
    "Tests/ScreensTests/LoginTests.swift", "assets/scenarios/login.scenario", "check",
  ]

  private func manifest(in folder: String) throws -> String {
    try String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
  }

  private func written(in folder: String) -> [String] {
    (FileManager.default.subpaths(atPath: folder) ?? []).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  @Test("It depends on the folder that the program was built from")
  func path() throws {
    let folder = try TemporaryFolder()
    let run = ProgramRun("init", folder.file("My \"own\" app"))
    #expect(run.exitCode == .success, "\(run.errors)")
    let package = folder.file("My \"own\" app")
    #expect(run.output.hasPrefix("A package is in \(package). There:\n"))
    #expect(written(in: package) == files)
    #expect(FileManager.default.isExecutableFile(atPath: "\(package)/check"))
    let manifest = try manifest(in: package)
    let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
      .standardizedFileURL
    #expect(manifest.contains(#"name: "My \"own\" app","#))
    #expect(manifest.contains("\n    .package(path: \"\(checkout.path)\")\n"))
    #expect(
      manifest.contains(".product(name: \"UIKit\", package: \"\(checkout.lastPathComponent)\")"))
    #expect(!manifest.contains("@"))
  }

  @Test(
    "It depends on an address, whose last part is the package's name",
    arguments: [
      ("https://example.com/phones/keyboard-playground.git", "keyboard-playground"),
      ("file:///tmp/other", "other"), ("git@example.com:mock/phone.git", "phone"),
    ])
  func address(address: String, name: String) throws {
    let folder = try TemporaryFolder()
    #expect(ProgramRun("init", folder.path, "--package", address).exitCode == .success)
    let manifest = try manifest(in: folder.path)
    #expect(
      manifest.contains("    .package(url: \"\(address)\", from: \"\(ProgramVersion.number)\")\n"))
    #expect(manifest.contains("package: \"\(name)\")"))
  }

  @Test("Nothing is written over, and where something is in the way nothing is written")
  func existing() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "check")
    let run = ProgramRun("init", folder.path)
    #expect(run.exitCode == .usage)
    #expect(
      run.errors
        == "keyboard-playground: \(folder.file("check")) is there already, and nothing is written over.\n"
    )
    #expect(written(in: folder.path) == ["check"])
    // A file stands where a folder has to be.
    let other = try TemporaryFolder()
    try other.write("", to: "Sources")
    #expect(ProgramRun("init", other.path).exitCode == .environment)
    #expect(written(in: other.path) == ["Sources"])
  }

  @Test("A folder that has no sources of this project is refused")
  func wrongFolder() throws {
    let folder = try TemporaryFolder()
    let run = ProgramRun("init", folder.file("new"), "--package", folder.path)
    #expect(run.exitCode == .usage)
    #expect(
      run.errors.contains(
        "\(folder.path) is neither an address of git nor a folder with the sources"))
    #expect(written(in: folder.path).isEmpty)
  }

  @Test("A program whose sources are not around it says so")
  func installed() throws {
    let folder = try TemporaryFolder()
    #expect(throws: PlaygroundError.builtElsewhere) {
      try NewPackage(
        CommandArguments(["init", folder.path]), executable: "/usr/bin/keyboard-playground")
    }
  }
  @Test("The workflow installs what this project's own script installs for the program")
  func packages() throws {
    let repository = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..")
    func text(_ path: String) throws -> String {
      try String(contentsOf: repository.appending(path: path), encoding: .utf8)
    }
    let needed = try text("scripts/deps").split(separator: "\n")
      .prefix { !$0.contains("!= run") }
      .compactMap { $0.firstMatch(of: #/^ +need ([a-z0-9.+-]+) /#)?.1 }
    #expect(needed.count > 8)
    let workflow = try text("assets/init/check.yml")
    for package in needed { #expect(workflow.contains(" \(package)"), "\(package)") }
  }
}
