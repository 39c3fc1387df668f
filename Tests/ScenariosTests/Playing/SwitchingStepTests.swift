import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Scenarios

/// The phone begins as an iPhone SE (3rd generation), 375 × 667 points; an iPhone 13 has 390 × 844.
@Suite("Steps that switch device and screen", .phone)
@MainActor
struct SwitchingStepTests {
  @Test("The trace goes on with the event and the new phone's numbers")
  func trace() throws {
    let played = try play(
      "tap #city\nwait 1\ndevice iPhone 13\nwait 0.05\ntap #city\nwait 1\nexpect keyboard up\n"
        + "expect motion overshoot at most 0\n")
    #expect(played.failure == nil)
    let row = try #require(played.rows.first { !$0.events.filter(\.isSwitch).isEmpty })
    #expect(TraceFormat.row(row) == "1.000000,844.000,,,0.000,\"device iPhone 13\"\n")
    #expect(zip(played.rows, played.rows.dropFirst()).allSatisfy { $1.tick - $0.tick == 10 })
    // The keyboard of an iPhone 13 is 336 points high.
    #expect(played.rows.last?.keyboardTop == 508)
    #expect(played.rows.last?.tick == 1230)
  }

  @Test("A jump from one phone to the other is no motion")
  func motion() throws {
    let played = try play("device iPhone 13\nwait 0.1\nscreen notifications\nwait 0.1\n")
    #expect(played.failure == nil)
    var meter = MotionMeter()
    for row in played.rows { meter.add(row) }
    #expect(meter.figures[.step] == 0)
  }

  @Test("Names are words or a text, and are written as the catalogue has them")
  func names() throws {
    let scenario = try parse(
      "screen: keep-above\n---\ndevice iphone se (3rd  generation)\ndevice \"IPAD (9th generation)\""
        + "  # large\nscreen \"no-avoidance\"\n")
    #expect(
      scenario.description
        == "screen: keep-above\n---\ndevice iPhone SE (3rd generation)\n"
        + "device iPad (9th generation)  # large\nscreen no-avoidance\n")
    #expect(
      scenario.steps(in: "a").map(\.step) == [
        .phone(.device("iPhone SE (3rd generation)")), .phone(.device("iPad (9th generation)")),
        .phone(.screen("no-avoidance")),
      ])
  }

  @Test(
    "What is wrong with a name is said with its column",
    arguments: [
      ("device", "7: the name of a device is missing here"),
      ("device iPhone 133", #"8: unknown device "iPhone 133"; did you mean "iPhone 13"?"#),
      ("device \"iPhone 13\" x", #"20: nothing more is expected here, but there is "x""#),
      ("screen kep-above", #"8: unknown screen "kep-above"; did you mean "keep-above"?"#),
      ("screen", "7: the name of a screen is missing here"),
    ])
  func mistakes(step: String, sentence: String) throws {
    #expect(try problem(inStep: step) == sentence)
  }

  @Test("Steps behind a switch are checked against the new device")
  func checkedAgainstTheNewDevice() throws {
    let steps = "tap 380,3\ndevice iPhone SE (3rd generation)\ntap 380,3\nkeyboard height 700\n"
    #expect(
      try problems(in: "screen: keep-above\n---\n" + steps) == [
        #"a.scenario:5:5: "380,3" lies outside the screen, which is 375 by 667 points"#,
        #"a.scenario:6:17: "700" is out of range; a height in points is 1 to 667"#,
      ])
  }

  @Test("A recording over switches is the same again, with what was held let go")
  func recording() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("name")))
      try timeline.advance(to: 400)
      try phone.perform(.key(KeyPress(.character("a"), phase: .down)))
      try phone.perform(.touch(.began, at: CGPoint(x: 100, y: 300)))
      try timeline.advance(to: 430)
      try phone.perform(.device("iPhone SE (3rd generation)"))
      try phone.perform(.key(KeyPress(.character("a"), phase: .up)))
      try timeline.advance(to: 500)
      try phone.perform(.tap(.identifier("city")))
      try timeline.advance(to: 900)
      try phone.perform(.screen("notifications"))
      try timeline.advance(to: 960)
      try phone.perform(.touch(.began, at: CGPoint(x: 100, y: 100)))
      try phone.perform(.touch(.ended, at: CGPoint(x: 100, y: 100)))
      try timeline.advance(to: 1000)
    }
    #expect(recorded.text.hasPrefix("device: iPhone 13\nscreen: keep-above\n---\n"))
    #expect(recorded.steps.contains("device iPhone SE (3rd generation)"))
    #expect(recorded.steps.contains("screen notifications"))
    #expect(recorded.steps.filter { $0.hasPrefix("press a") } == ["press a down"])
    let played = try replay(recorded, on: "keep-above")
    #expect(played.rows == recorded.rows)
    #expect(played.looksTheSame)
  }
}
