import Foundation
import PhoneSimulator
import Scenarios
import TestSupport
import Testing

@testable import DemoScreens

/// Plays each screen's demonstration; its expectations are the test.
@MainActor @Suite(.phone)
struct DemonstrationTests {
  @Test(arguments: DemoCatalogTests.names)
  func expectationsHold(_ name: String) throws {
    let assets = repositoryAssets()
    let file = assets.file("scenarios/\(name).scenario").path
    let devices = try DeviceCatalog(assets: assets)
    let vocabulary = ScenarioVocabulary(
      devices: devices.devices, screens: DemoCatalogTests.names,
      defaultDevice: try #require(devices.device(named: "iPhone 13")))
    let scenario = try ScenarioParser.parse(
      ScenarioFile.read(file), file: file, vocabulary: vocabulary)
    #expect(scenario.screen == name)
    var stills: [String] = []
    try withPhone(scenario.device ?? "iPhone 13", screen: name) { phone in
      let player = ScenarioPlayer(scenario, file: file, on: PhoneTimeline(phone: phone)) {
        stills.append($0)
      }
      try player.play()
      #expect(!phone.isKeyboardUp)
    }
    #expect(stills.count >= 4)
    #expect(Set(stills).count == stills.count)
  }
}
