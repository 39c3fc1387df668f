import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("Rendering with keys of a language", .phone)
@MainActor
struct LanguageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func render(
    _ steps: String, _ arguments: String..., header: String
  ) throws -> ProgramRun {
    let file = try folder.write(header + "screen: keep-above\n---\n" + steps, to: "a.scenario")
    return ProgramRun(["render", file, "--out", folder.file("out")] + arguments)
  }

  @Test("The keys are those of the header's language, and then of the step's")
  func languages() throws {
    let steps = """
      tap #field
      tap #key-Ü
      language en
      tap #key-p
      expect #field text "Üp"
      tap #key-ü
      """
    let run = try render(
      steps, "--write", "trace", header: "device: iPhone 13\nlanguage: de\n")
    #expect(run.exitCode == .failure)
    #expect(run.errors.contains("a.scenario:10: tap #key-ü: Nothing on the screen is #key-ü."))
  }

  @Test("A language whose keys cannot be read is known before anything is played")
  func brokenLanguage() throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("mine/keyboards"), withIntermediateDirectories: true)
    try folder.write("{", to: "mine/keyboards/fr.json")
    for (header, step) in [("", "language fr\n"), ("language: fr\n", "wait 1\n")] {
      let run = try render(step, "--assets", folder.file("mine"), header: header)
      #expect(run.exitCode == .environment)
      #expect(run.errors.contains("fr.json:1:"), "\(run.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
    }
    let other = try render(
      "wait 0.1\n", "--write", "trace", "--assets", folder.file("mine"), header: "")
    #expect(other.exitCode == .success, "\(other.errors)")
  }
}
