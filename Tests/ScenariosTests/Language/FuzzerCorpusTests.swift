import Foundation
import Testing

@testable import Scenarios

@Suite("What the fuzzer begins with")
struct FuzzerCorpusTests {
  /// The repository's `Fuzz/corpus`.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Fuzz/corpus").standardized

  @Test("It reads as a scenario, and has every setting, every verb and every condition")
  func everything() throws {
    let bytes = try Data(contentsOf: Self.folder.appending(path: "everything.scenario"))
    let scenario = try ScenarioParser.parse(
      Array(bytes), file: "everything.scenario", vocabulary: testVocabulary()
    ) { _ throws(ScenarioError) in Array("tap #name\n".utf8) }

    let lines = scenario.description.split(separator: "\n").map(String.init)
    for setting in SettingSyntax.all {
      #expect(lines.contains { $0.hasPrefix(setting.name + ": ") }, "\(setting.name)")
    }
    for verb in Verb.all {
      let written = lines.count { $0.hasPrefix(verb.name + " ") }
      #expect(written >= verb.forms.count, "\(verb.name)")
    }
    #expect(lines.count { $0.hasPrefix("expect ") } >= Condition.forms.count)
  }
}
