import Foundation
import PhoneSimulator
import Scenarios
import TestSupport
import Testing

@testable import DemoScreens

/// The motion's numbers of short runs on a small phone, where the keyboard begins at 407 with
/// letters and suggestions, and at 451 with the keypad.
@MainActor @Suite(.phone)
struct MotionTests {
  private final class NoOutput: ScenarioOutput {
    func still(_ name: String, of part: CGRect?) {}
  }

  private func figures(_ steps: String, on screen: String = "keep-above") throws -> MotionFigures {
    let device = "iPhone SE (3rd generation)"
    let devices = try DeviceCatalog(assets: repositoryAssets())
    let text = "device: \(device)\nscreen: \(screen)\n---\n\(steps)\n"
    let scenario = try ScenarioParser.parse(
      Array(text.utf8), file: "steps",
      vocabulary: ScenarioVocabulary(
        devices: devices.devices, screens: DemonstrationScreensTests.names,
        languages: ["en"], defaultDevice: try #require(devices.device(named: device))))
    var figures = MotionFigures?.none
    try withPhone(device, screen: screen) { phone in
      let timeline = PhoneTimeline(phone: phone)
      try ScenarioPlayer(scenario, file: "steps", on: timeline, output: NoOutput()).play()
      try timeline.finish()
      figures = timeline.motion.figures
    }
    return try #require(figures)
  }

  @Test(
    arguments: [
      ("keep-above", "password", "until settled"), ("keep-above", "password", "0.1"),
      ("keep-above", "password", "0.105"), ("notifications", "message", "until settled"),
      ("notifications", "message", "0.25"), ("keyboard-observable", "reminder", "until settled"),
    ])
  func `suggestions that go at once are not the motion before gone too far`(
    screen: String, field: String, time: String
  ) throws {
    let figures = try figures(
      "tap #\(field)\nwait \(time)\nkeyboard suggestions off\nwait until settled", on: screen)
    #expect(figures[.overshoot] == 0)
    #expect(figures[.outOfStep] == 0)
    #expect(figures[.step] > 30)
  }

  @Test func `letters that take the keypad's place at once are in step with the form`() throws {
    let figures = try figures("tap #phone\nwait until settled\npress Tab\nwait 0.1")
    #expect(figures[.outOfStep] == 0)
    // The telephone's line ends at 404, and the keypad began at 451.
    #expect(figures[.gap] == 47)
  }

  @Test func `a form that turns round on its way is not at rest there`() throws {
    let figures = try figures(
      "tap #repeat\nwait until settled\npress Shift+Tab\nwait 0.1\npress Tab\nwait until settled")
    #expect(figures[.restError] == 0)
    #expect(figures[.overlap] > 27)
  }
}
