import Foundation
import PhoneSimulator
import Scenarios
import TestSupport
import Testing

@testable import DemoScreens

/// Plays each screen's demonstration; its expectations are the test.
@MainActor @Suite(.phone)
struct DemonstrationTests {
  @Test(arguments: DemonstrationScreensTests.names)
  func expectationsHold(_ name: String) throws {
    let assets = repositoryAssets()
    let file = assets.file("scenarios/\(name).scenario").path
    let devices = try DeviceCatalog(assets: assets)
    let vocabulary = ScenarioVocabulary(
      devices: devices.devices, screens: DemonstrationScreensTests.names,
      languages: ["en"], defaultDevice: try #require(devices.device(named: "iPhone 13")))
    let scenario = try ScenarioParser.parse(
      ScenarioFile.read(file), file: file, vocabulary: vocabulary)
    #expect(scenario.screen == name)
    let stills = Stills()
    try withPhone(scenario.device ?? "iPhone 13", screen: name) { phone in
      let player = ScenarioPlayer(
        scenario, file: file, on: PhoneTimeline(phone: phone), output: stills)
      try player.play()
      #expect(!phone.isKeyboardUp)
    }
    #expect(stills.names.count >= 4)
  }
}

/// Counts the pictures a scenario takes.
@MainActor
private final class Stills: ScenarioOutput {
  private(set) var names: [String] = []

  func still(_ name: String, of part: CGRect?) { names.append(name) }
}
