import DemoScreens
import Foundation
import PhoneSimulator
import Testing
import UIKit

@testable import Scenarios

/// What came of something that was done to a phone and recorded meanwhile.
@MainActor
struct Recording {
  var text: String
  var rows: [String] = []

  /// Whether a phone looks as this one did at the end.
  var looksLike: @MainActor (Phone) -> Bool

  /// The steps, a line each.
  var steps: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "---" }.dropFirst()
      .dropLast().map(String.init)
  }
}

/// Where recordings are made: an iPhone 13 with a screen of the catalogue, or
/// with three plain fields where none is named.
private let device = "iPhone 13"

@MainActor
private func withPhone<Result>(
  _ screen: String?, _ body: (Phone) throws -> Result
) throws -> Result {
  let assets = repositoryAssets()
  let devices = try DeviceCatalog(assets: assets)
  let phone = Phone(
    device: try #require(devices.device(named: device)),
    layout: try KeyboardLayout(contentsOf: assets.file("keyboards/en.json")),
    screen: try screen.map { try AppScreen.demonstrations.screen(named: $0) } ?? .fields(),
    choice: PhoneChoice(
      devices: devices.devices, screens: AppScreen.demonstrations, layouts: try layouts(in: assets))
  )
  defer { phone.close() }
  return try withSilentEngines { try body(phone) }
}

/// Records what is done to a phone.
@MainActor
func record(
  on screen: String? = nil, _ body: (Phone, PhoneTimeline, Recorder) throws -> Void
) throws -> Recording {
  try withPhone(screen) { phone in
    var rows: [String] = []
    let timeline = PhoneTimeline(phone: phone) { rows.append(TraceFormat.row($0)) }
    let recorder = Recorder(
      phone: phone, header: [.device(device), .screen(screen ?? "no-avoidance")])
    try body(phone, timeline, recorder)
    try timeline.finish()
    let still = phone.still(scale: 1)
    return Recording(text: recorder.scenario.description, rows: rows) {
      still.hasSamePixels(as: $0.still(scale: 1))
    }
  }
}

/// Plays a recording on another phone: the rows of its trace, and whether it looks
/// the same in the end.
@MainActor
func replay(
  _ recording: Recording, on screen: String? = nil
) throws -> (rows: [String], looksTheSame: Bool) {
  let catalog = try DeviceCatalog(assets: repositoryAssets())
  let vocabulary = ScenarioVocabulary(
    devices: catalog.devices, screens: AppScreen.demonstrations.map(\.name),
    languages: ["de", "en"], defaultDevice: try #require(catalog.device(named: device)))
  let scenario = try ScenarioParser.parse(
    Array(recording.text.utf8), file: "recording.scenario", vocabulary: vocabulary)
  // A recording is in the canonical form.
  #expect(scenario.description == recording.text)
  return try withPhone(screen) { phone in
    var rows: [String] = []
    let timeline = PhoneTimeline(phone: phone) { rows.append(TraceFormat.row($0)) }
    let output = OutputLog(phone: phone)
    try ScenarioPlayer(scenario, file: "recording.scenario", on: timeline, output: output).play()
    return (rows, recording.looksLike(phone))
  }
}
