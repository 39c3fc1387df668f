import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Scenarios

/// What recordings say; `keep-above` on an iPhone 13 where nothing else is said.
@Suite("What is recorded reads like what was done", .phone)
@MainActor
struct RecorderTests {
  /// Records commands, each at its tick.
  private func steps(
    on screen: String? = "keep-above", _ commands: [(Int, PhoneCommand)], until end: Int? = nil
  ) throws -> [String] {
    try record(on: screen) { phone, timeline, _ in
      for (tick, command) in commands {
        try timeline.advance(to: tick)
        try phone.perform(command)
      }
      try timeline.advance(to: end ?? phone.now)
    }.steps
  }

  private func tap(
    _ x: Double, _ y: Double, at tick: Int, for ticks: Int
  ) -> [(Int, PhoneCommand)] {
    let point = CGPoint(x: x, y: y)
    return [(tick, .touch(.began, at: point)), (tick + ticks, .touch(.ended, at: point))]
  }

  private func key(
    _ key: KeyPress.Key, down: Int, up: Int
  ) -> [(Int, PhoneCommand)] {
    [
      (down, .key(KeyPress(key, phase: .down))), (up, .key(KeyPress(key, phase: .up))),
    ]
  }

  @Test("A tap names the field; the place is only there where the caret is elsewhere")
  func fields() throws {
    var commands = tap(250, 367, at: 60, for: 60)
    commands.append((400, .text("Kim Sato")))
    // At the left of the text, and right of it, as the middle is.
    commands += tap(150, 367, at: 1000, for: 30) + tap(300, 367, at: 2000, for: 30)
    commands += tap(250, 411, at: 3000, for: 30)
    let steps = try steps(commands, until: 3060)
    #expect(
      steps == [
        "wait 0.1", "tap #name for 0.1", "wait 0.4667", "type \"Kim Sato\"", "wait 1",
        "tap #name at 18,22 for 0.05", "wait 1.6167", "tap #name for 0.05", "wait 1.6167",
        "tap #email for 0.05", "wait 0.05",
      ])
  }

  @Test("A key the phone refused leaves no release behind")
  func orphans() throws {
    // What a live loop does: it goes on after a refusal, and tells of the release.
    let recording = try record(on: "keep-above") { phone, timeline, _ in
      try? phone.perform(.key(KeyPress(.escape, phase: .down)))
      try timeline.advance(to: 30)
      try phone.perform(.key(KeyPress(.escape, phase: .up)))
      try phone.perform(.key(KeyPress(.tab, phase: .down)))
      try timeline.advance(to: 60)
      try phone.perform(.key(KeyPress(.tab, phase: .up)))
    }
    #expect(recording.steps == ["wait 0.05", "press Tab along 0-0.05"])
  }

  @Test("Buttons and soft keys are tapped wherever they are hit")
  func buttons() throws {
    let steps = try steps(
      tap(250, 367, at: 0, for: 30) + tap(20, 585, at: 400, for: 30)
        + tap(62, 590, at: 460, for: 40)
        + tap(300, 800, at: 800, for: 12))
    #expect(
      steps == [
        "tap #name for 0.05", "wait 0.6167", "tap #key-Q for 0.05", "wait 0.05",
        "tap #key-w for 0.0667", "wait 0.5", steps[6],
      ])
  }

  @Test("Quick taps keep their places: how near they are decides what they do")
  func quickTaps() throws {
    let steps = try steps(tap(250, 367, at: 0, for: 30) + tap(200, 367, at: 100, for: 30))
    #expect(steps.count == 3)
    #expect(steps[0].hasPrefix("tap #name at ") && steps[2].hasPrefix("tap #name at "))
  }

  @Test("What was tapped by its name keeps that name")
  func named() throws {
    #expect(
      try steps([(0, .tap(.text("Your nearest branch"))), (900, .tap(.identifier("name")))]) == [
        "tap \"Your nearest branch\"", "wait 1.5", "tap #name",
      ])
  }

  @Test("A way with corners is a drag, from the very place")
  func drags() throws {
    let steps = try steps(
      on: nil,
      [
        (0, .touch(.began, at: CGPoint(x: 30, y: 210))),
        (12, .touch(.moved, at: CGPoint(x: 60, y: 210.25))),
        (30, .touch(.ended, at: CGPoint(x: 90, y: 220))),
      ])
    #expect(steps == ["drag #name at 10,10 along 0.02:60,210.25 0.05:90,220"])
  }

  @Test("Keys that overlap are one text; a key that stays down beyond others is written apart")
  func typing() throws {
    var commands: [(Int, PhoneCommand)] = [(0, .tap(.identifier("name")))]
    commands += [
      (600, .key(KeyPress(.character("K"), phase: .down))),
      (630, .key(KeyPress(.character("i"), phase: .down))),
      (640, .key(KeyPress(.character("K"), phase: .up))),
      (670, .key(KeyPress(.character("i"), phase: .up))),
    ]
    // A key that repeats itself.
    commands += [
      (700, .key(KeyPress(.backspace, phase: .down))),
      (1000, .key(KeyPress(.backspace, phase: .down))),
      (1024, .key(KeyPress(.backspace, phase: .up))),
    ]
    commands += [
      (1100, .key(KeyPress(.character("x"), phase: .down))), (1110, .keyboardHeight(300)),
      (1120, .key(KeyPress(.character("x"), phase: .up))),
    ]
    commands += [(1200, .key(KeyPress(.left, modifiers: .shift))), (1200, .text("京都"))]
    #expect(
      try steps(commands) == [
        "tap #name", "wait 1", "type \"Ki\" along 0-0.0667 0.05-0.1167", "wait 0.05",
        "press Backspace along 0 0.5-0.54", "wait 0.1267", "press x down", "wait 0.0167",
        "keyboard height 300", "wait 0.0167", "press x up", "wait 0.1333", "press Shift+Left",
        "type \"京都\"",
      ])
  }

  @Test("A return key begins a line of its own, unless the letter before is still down")
  func leaving() throws {
    let start: [(Int, PhoneCommand)] = [(0, .tap(.identifier("name")))]
    let apart = key(.character("a"), down: 600, up: 620) + key(.return, down: 630, up: 650)
    #expect(
      try steps(start + apart).dropFirst(2) == [
        "type \"a\" along 0-0.0333", "wait 0.0167", "press Return along 0-0.0333",
      ])
    let overlapping: [(Int, PhoneCommand)] = [
      (600, .key(KeyPress(.character("a"), phase: .down))),
      (610, .key(KeyPress(.return, phase: .down))),
      (620, .key(KeyPress(.character("a"), phase: .up))),
      (640, .key(KeyPress(.return, phase: .up))),
    ]
    #expect(
      try steps(start + overlapping).dropFirst(2) == [
        "type \"a\\n\" along 0-0.0333 0.0167-0.0667"
      ])
  }

  @Test("A long text is written in several steps, each after the other")
  func longText() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("name")))
      for number in 0..<100 {
        try timeline.advance(to: 600 + number * 60)
        let key = KeyPress.Key.character(String(number % 10))
        try phone.perform(.key(KeyPress(key, phase: .down)))
        try timeline.advance(to: phone.now + 30)
        try phone.perform(.key(KeyPress(key, phase: .up)))
      }
    }
    #expect(recorded.steps.count == 5)
    #expect(
      recorded.steps[2].hasPrefix(
        "type \"" + String(repeating: "0123456789", count: 6) + "0123\" along 0-0.05 "))
    #expect(recorded.steps[4].hasPrefix("type \"456789"))
    #expect(try replay(recorded, on: "keep-above").rows == recorded.rows)
  }

  @Test("The edge that is pulled, what is composed, and what is switched")
  func keyboard() throws {
    #expect(
      try steps(
        on: nil,
        [
          (0, .tap(.identifier("name"))), (600, .keyboardHeight(340, by: .pulling)),
          (610, .keyboardHeight(350.5, by: .pulling)), (1300, .keyboardHeight(360, by: .pulling)),
          (1300, .keyboard(.toggle)), (1600, .keyboard(.toggle)), (1900, .keyboardHeight(nil)),
          (1900, .markedText("かな", caret: 1)), (1930, .markedText("", caret: 0)),
          (2000, .predictiveBar(false)), (2000, .hardwareKeyboard(true)),
        ]) == [
          "tap #name", "wait 1", "keyboard height along 0:340 0.0167:350.5", "wait 1.15",
          "keyboard height along 0:360", "keyboard toggle", "wait 0.5", "keyboard toggle",
          "wait 0.5", "keyboard height device", "compose \"かな\" caret 1", "wait 0.05",
          "compose \"\"", "wait 0.1167", "keyboard suggestions off", "keyboard hardware on",
        ])
  }

  @Test("Stills and the wish for a recording; of several wishes the last one")
  func stills() throws {
    let steps = try record { phone, timeline, recorder in
      recorder.noteStart()
      recorder.noteStill()
      try timeline.advance(to: 60)
      recorder.noteStart()
      recorder.noteStill()
      // Without a look at each of its 239,994 frames.
      phone.advance(to: 2_400_000)
    }.steps
    #expect(
      steps == [
        "still still-1", "wait 0.1", "# The recording was started here.", "still still-2",
        "wait 3600", "wait 399.9",
      ])
  }

  // MARK: Drags of scenarios

  @Test("A drag with something in between is written as its events, and cut at the end")
  func overlappingDrag() throws {
    let recorded = try record { phone, timeline, _ in
      let player = ScenarioPlayer(
        try parse(
          """
          screen: keep-above
          ---
          tap #name
          wait 1
          drag #city to 230,280 over 0.05
          wait 0.45
          drag #city to 230,280 over 1
          """), file: "a.scenario", on: timeline, output: NoOutput())
      @MainActor func play(until end: Int) throws {
        while case .waiting(let tick) = try player.resume() {
          try timeline.advance(to: min(tick, end))
          if tick > end { return }
        }
      }
      try play(until: 615)
      try phone.perform(.keyboard(.toggle))
      try play(until: 905)
    }
    #expect(
      recorded.steps.dropFirst(2) == [
        "finger down 170,280 id 9", "wait 0.0167", "finger move 190,280 id 9", "wait 0.0083",
        "keyboard toggle", "wait 0.0083", "finger move 210,280 id 9", "wait 0.0167",
        "finger move 230,280 id 9", "finger up 230,280 id 9", "wait 0.45",
        "finger down 170,280 id 8", "wait 0.0083",
      ])
    #expect(try replay(recorded).rows == recorded.rows)
  }

  @Test("A drag by itself stays one")
  func drag() throws {
    let recorded = try record { _, timeline, _ in
      let scenario = try parse(
        "screen: keep-above\n---\ndrag #city to 230,280 over 0.5\nwait 0.1\n")
      try ScenarioPlayer(scenario, file: "a.scenario", on: timeline, output: NoOutput()).play()
    }
    #expect(recorded.steps == ["drag #city to 230,280 over 0.5", "wait 0.1"])
  }
}
