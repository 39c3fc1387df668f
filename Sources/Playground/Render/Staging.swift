import Drawing
import Foundation
import PhoneSimulator
import Scenarios

/// A scenario and the phone it is played on; all of it has been checked.
package struct Staging: Sendable {
  package var scenario: Scenario

  /// The scenario's file, as errors name it.
  package var file: String
  package var device: Device
  package var screen: String

  /// The keyboard's height in points; nil is the device's own.
  package var keyboardHeight: Double?

  /// The keyboard's keys in the beginning.
  package var layout: KeyboardLayout

  /// The keys of the languages that the scenario goes on to.
  package var otherLayouts: [KeyboardLayout]
}

extension Staging {
  @MainActor
  init(file: String, in resources: CommandResources) throws {
    scenario = try ScenarioParser.parse(
      resources.scenarioFile(file), file: file, vocabulary: resources.vocabulary(),
      readFile: resources.scenarioFile)
    self.file = file
    device = try resources.device(named: scenario.device)
    screen = try resources.screen(named: scenario.screen)
    keyboardHeight = scenario.keyboardHeight
    layout = try resources.keyboardLayout(of: scenario.language)
    otherLayouts = try scenario.languages(in: file).map {
      try resources.keyboardLayout(of: $0)
    }
  }

  /// The same scenario elsewhere, where its keyboard may be too high for the device.
  func moved(to device: Device, screen: String) throws(PlaygroundError) -> Staging {
    let allowed = device.keyboardHeightRange
    if let keyboardHeight, !allowed.contains(keyboardHeight) {
      throw .badKeyboard(keyboardHeight, file: file, device: device.name, allowed: allowed)
    }
    var staging = self
    (staging.device, staging.screen) = (device, screen)
    return staging
  }

  package var name: String { Self.name(of: file) }

  /// What a scenario is called: its file's name without the extension.
  static func name(of file: String) -> String {
    URL(filePath: file).deletingPathExtension().lastPathComponent
  }

  /// The devices that are in sight at some time, among those there are.
  func devices(in catalog: DeviceCatalog) -> [Device] {
    [device]
      + scenario.steps(in: file).compactMap { placed in
        guard case .phone(.device(let name)) = placed.step else { return nil }
        return catalog.device(named: name)
      }
  }

  package var framesPerSecond: Int {
    scenario.framesPerSecond ?? PhoneTimeline.usualFramesPerSecond
  }

  /// Opens the phone for as long as the body runs.
  @MainActor
  func withPhone<Result>(
    in resources: CommandResources, _ body: (Phone) throws -> Result
  ) throws -> Result {
    let phone = try Phone(
      device: device, layout: layout,
      settings: KeyboardSettings(height: keyboardHeight), catalog: resources.catalog,
      screen: screen, devices: resources.devices.devices, layouts: otherLayouts)
    defer { phone.close() }
    return try body(phone)
  }
}

extension Scenario {
  /// The languages that steps go on to, each once.
  fileprivate func languages(in file: String) -> [String] {
    let codes = steps(in: file).compactMap { placed -> String? in
      guard case .keyboard(.language(let code)) = placed.step else { return nil }
      return code
    }
    return Set(codes).sorted()
  }
}
