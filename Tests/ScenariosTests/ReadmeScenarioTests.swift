import DemoScreens
import Foundation
import PhoneSimulator
import TestSupport
import Testing

@testable import Scenarios

@Suite("The README's scenario", .phone)
@MainActor
struct ReadmeScenarioTests {
  @Test("It says what happens")
  func example() throws {
    let readme = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../README.md")
    let section = try String(contentsOf: readme, encoding: .utf8)
      .split(separator: "## Scenarios in ten lines\n")[1]
    let scenario = section.split(separator: "```")[1]
    #expect(try parse(String(scenario)).screen == "keep-above")
    let steps = scenario.split(separator: "---\n")[1]
    let form = try AppScreen.demonstrations.screen(named: "keep-above")
    let played = try play(String(steps), screen: form)
    #expect(played.failure == nil)
    #expect(played.stills.map(\.name) == ["focused"])
  }
}
