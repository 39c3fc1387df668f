import Foundation
import PhoneSimulator
import Testing

@testable import Scenarios

/// The repository's own assets.
func repositoryAssets() -> Assets {
  let repository = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  return Assets(folders: [repository.appending(path: "assets")])
}

/// The keys of German and of English.
func layouts(in assets: Assets) throws -> [KeyboardLayout] {
  let catalog = KeyboardLayoutCatalog(assets: assets)
  return [try catalog.layout(for: "de"), try catalog.layout(for: "en")]
}

/// The names scenarios of these tests use.
func testVocabulary() throws -> ScenarioVocabulary { try vocabulary.get() }

private let vocabulary = Result {
  let catalog = try DeviceCatalog(assets: repositoryAssets())
  return ScenarioVocabulary(
    devices: catalog.devices, screens: ["keep-above", "no-avoidance", "notifications"],
    languages: ["de", "en"], defaultDevice: try #require(catalog.device(named: "iPhone 13")))
}

/// Reads a scenario the way a file is read.
func parse(_ text: String) throws -> Scenario {
  try ScenarioParser.parse(Array(text.utf8), file: "a.scenario", vocabulary: testVocabulary())
}

/// The lines that tell what is wrong with a scenario; empty where nothing is.
func problems(in bytes: [UInt8]) throws -> [String] {
  let vocabulary = try testVocabulary()
  do {
    _ = try ScenarioParser.parse(bytes, file: "a.scenario", vocabulary: vocabulary)
    return []
  } catch {
    return error.description.split(separator: "\n").map(String.init)
  }
}

func problems(in text: String) throws -> [String] {
  try problems(in: Array(text.utf8))
}

/// What is wrong with one step of a scenario that is right otherwise.
func problem(inStep step: String) throws -> String? {
  let found = try problems(in: "screen: keep-above\n---\n\(step)\n")
  #expect(found.count <= 1)
  return found.first.map { String($0.dropFirst("a.scenario:3:".count)) }
}
