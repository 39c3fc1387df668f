import Foundation
import TestSupport
import Testing

@testable import Playground

/// The manual taken apart.
private enum Readme {
  private static let repository: URL = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// A block between fences, and what stands behind the first fence.
  struct Block: CustomTestStringConvertible, Sendable {
    var language: String
    var text: String
    var testDescription: String { String(text.prefix { $0 != "\n" }) }
  }

  static func path(_ path: String) -> String { repository.appending(path: path).path }

  static func source(_ path: String) -> String {
    (try? String(contentsOfFile: self.path(path), encoding: .utf8)) ?? ""
  }

  static let text: String = source("README.md")

  static let blocks: [Block] = {
    var blocks: [Block] = []
    var open: Block?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open = open == nil ? Block(language: String(line.dropFirst(3)), text: "") : nil
      } else {
        open?.text += line + "\n"
      }
    }
    return blocks
  }()

  static let scenarios: [Block] = blocks.filter { $0.language.isEmpty && $0.text.contains("---\n") }

  /// The lines of the shell, and what stands between grave accents and is more than a name.
  static let commands: [String] = {
    let lines = blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n") }
      .map { String($0.prefix { $0 != "#" }).trimmingCharacters(in: .whitespaces) }
    // Outside of blocks; a span may go on in the next line.
    let prose = text.split(separator: "```", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
    let names = CommandSyntax.all.map(\.name)
    let spans = prose.matches(of: /`([^`]+)`/)
      .map { String($0.1).replacing("\n", with: " ") }
      .filter { span in
        guard let first = span.split(separator: " ").first, span.contains(" ") else { return false }
        return ["make", "keyboard-playground"].contains(first) || names.contains(String(first))
      }
    return (lines + spans).flatMap { $0.split(separator: " && ").map(String.init) }
  }()
}

/// Everything the manual shows is tried as it stands there.
@Suite("The README")
struct ReadmeTests {
  @Test("It has examples, and every block is one that is tried here")
  func blocks() {
    #expect(Readme.scenarios.count >= 2)
    #expect(Readme.commands.count >= 15)
    for block in Readme.blocks {
      #expect(
        ["sh", "swift"].contains(block.language)
          || Readme.scenarios.contains { $0.text == block.text }, "\(block)")
    }
  }

  @Test("Its Swift stands, line after line, in files that are compiled and tried")
  func swift() throws {
    let swift = Readme.blocks.filter { $0.language == "swift" }.map(\.text)
    #expect(swift.contains(Readme.source("Tests/DemoScreensTests/ReadmeExample.swift")))
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Readme.path("Tests"))
    let files = paths.filter { $0.hasSuffix(".swift") }.map {
      Readme.source("Tests/\($0)").split(separator: "\n")
    }
    for block in swift {
      let lines = block.split(separator: "\n")
      // Others may stand between them, such as what a test imports besides.
      let isFound = files.contains { file in
        var rest = lines[...]
        for line in file where line == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
      }
      #expect(isFound, "\(block)")
    }
  }

  /// A folder with the scenarios, of which the last one is called as the commands call it.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("my-scenarios"), withIntermediateDirectories: false)
    for (index, scenario) in Readme.scenarios.enumerated() {
      try folder.write(scenario.text, to: "my-scenarios/\(index + 1).scenario")
    }
    try folder.write(Readme.scenarios[0].text, to: "FILE")
    try folder.write(
      Readme.source("Tests/DemoScreensTests/ReadmeExample.swift"), to: "SignUpViewController.swift")
    try folder.write(try #require(Readme.scenarios.last).text, to: "raise.scenario")
    return folder
  }

  @Test("Every command does what it says, and succeeds", arguments: Readme.commands)
  func command(_ command: String) throws {
    let words = command.split(separator: " ", maxSplits: 2)
    let names = CommandSyntax.all.map(\.name)
    switch words[0] {
    case "git", "cd": return
    case "make" where words[1] != "run":
      #expect(Readme.source("Makefile").contains("\n\(words[1]):"))
    case "make":
      // As the Makefile has it; without a display nothing opens, but all of it has been understood.
      let arguments = words.count > 2 ? String(words[2].dropFirst("ARGS='".count).dropLast()) : ""
      let run = try shell("exec env DISPLAY= \"$PROGRAM\" run \(arguments)")
      #expect(run.status == 3)
      #expect(run.text.contains("There is no display: DISPLAY is not set."))
    case "run":
      #expect(try shell("exec env DISPLAY= \"$PROGRAM\" \(command)").status == 3)
    case "keyboard-playground" where words[1] == "open" && !command.contains("--missing"):
      // Without a display nothing opens, but all of it has been compiled.
      let run = try shell("exec env DISPLAY= \"$PROGRAM\" \(command.dropFirst(words[0].count + 1))")
      #expect(run.status == 3)
      #expect(run.text.contains("There is no display: DISPLAY is not set."), "\(run.text)")
    default:
      let isNamed = words[0] == "keyboard-playground"
      try #require(isNamed || names.contains(String(words[0])))
      let run = try shell(
        "exec \"$PROGRAM\" " + (isNamed ? command.dropFirst(words[0].count + 1) : command[...]))
      #expect(run.status == 0, "\(run.text)")
    }
  }

  private func shell(_ script: String) throws -> (text: String, status: Int32) {
    let folder = try folder()
    let process = try ChildProcess(
      ["sh", "-c", "cd \"$FOLDER\" && exec 2>&1; \(script)"],
      environment: [
        "PROGRAM": WindowSession.executable, "FOLDER": folder.path, "CI": nil,
        "XDG_CACHE_HOME": OpenTests.cacheFolder,
      ])
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines.joined(separator: "\n"), status)
  }

  @Test("Every scenario is as it says", arguments: Readme.scenarios)
  fileprivate func scenario(_ block: Readme.Block) throws {
    let folder = try TemporaryFolder()
    try folder.write(block.text, to: "a.scenario")
    let process = try ChildProcess([
      WindowSession.executable, "render", folder.file("a.scenario"), "--out", folder.file("out"),
      "--write", "trace",
    ])
    process.closeInput()
    #expect(try process.waitForExit() == 0)
  }
}
