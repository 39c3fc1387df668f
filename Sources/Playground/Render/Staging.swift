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

  /// How all apps look in the beginning.
  var look = Look()

  /// The keyboard's keys in the beginning.
  package var layout: KeyboardLayout

  /// The keys of the languages that the scenario goes on to.
  package var otherLayouts: [KeyboardLayout]

  /// Whether screens can be named by the files of their code.
  var takesCode = false
}

extension Staging {
  @MainActor
  init(file: String, in resources: CommandResources) throws {
    scenario = try ScenarioParser.parse(
      resources.scenarioFile(file), file: file, vocabulary: resources.vocabulary(),
      readFile: resources.scenarioFile)
    self.file = file
    takesCode = resources.takesCode
    device = try resources.device(named: scenario.device)
    screen = try resources.screen(named: scenario.screen)
    keyboardHeight = scenario.keyboardHeight
    look = scenario.look ?? Look()
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

  /// Opens the phone for as long as the body runs, which gets what ends a process of its own where the
  /// app takes too long.
  @MainActor
  func withPhone<Result>(
    in resources: CommandResources, _ body: (Phone, TurnWatch?) throws -> Result
  ) throws -> Result {
    let loaded = try buildCode(in: resources).map { screen in
      try screen.load { if CodeTrace.isPhoneProcess { CodeTrace.begin(screen.library) } }
    }
    let watch = CodeTrace.isPhoneProcess ? TurnWatch() : nil
    let phone = try TurnWatch.with(watch) {
      try Phone(
        device: device, layout: layout,
        settings: KeyboardSettings(height: keyboardHeight), look: look,
        catalog: resources.catalog + loaded,
        screen: screen, devices: resources.devices.devices, layouts: otherLayouts)
    }
    defer { TurnWatch.with(watch) { phone.close() } }
    return try body(phone, watch)
  }

  /// The screens that are named by the files of their code, each once: the first one, and those that
  /// steps go on to.
  var codeNames: [String] {
    guard takesCode else { return [] }
    let named = scenario.steps(in: file).compactMap { placed -> String? in
      guard case .phone(.screen(let name)) = placed.step else { return nil }
      return name
    }
    var known: Set<String> = []
    return ([screen] + named).filter {
      ScenarioVocabulary.namesCode($0) && known.insert($0).inserted
    }
  }

  /// The folder that the scenario is in, where the paths of its code begin.
  var folder: String { URL(filePath: file).deletingLastPathComponent().path }

  /// Builds the code that the scenario names; throws what keeps it from being built.
  @MainActor
  func buildCode(in resources: CommandResources) throws -> [LoadedScreen] {
    try codeNames.map { try resources.build($0, in: folder) }
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
