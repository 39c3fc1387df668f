import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Scenarios

@Suite("Steps of keys and of the keyboard's edge", .phone)
@MainActor
struct KeyboardStepTests {
  private func keys(_ played: Played) -> [String] {
    played.commands.compactMap { stamped in
      guard case .key(let press) = stamped.command else { return nil }
      return "\(stamped.tick) \(press.name ?? "") \(press.phase.rawValue)"
    }
  }

  @Test("Keys that overlap go down and come up when they did")
  func overlappingKeys() throws {
    let played = try play("tap #city\ntype \"ab\" along 0-0.1 0.05-0.2\n")
    #expect(keys(played) == ["0 a down", "30 b down", "60 a up", "120 b up"])
    #expect(played.texts[1] == "ab")
  }

  @Test("A key that repeats itself stays down until it comes up")
  func repeats() throws {
    let played = try play(
      "tap #city\ntype \"abcd\"\npress Backspace along 0 0.5 0.55-0.6 0.8\n")
    #expect(
      keys(played) == [
        "0 Backspace down", "300 Backspace down", "330 Backspace down", "360 Backspace up",
        "480 Backspace stroke",
      ])
    #expect(played.texts[1] == "")
  }

  @Test("Half a stroke")
  func phases() throws {
    let played = try play("tap #city\npress a down\nwait 0.1\npress a up\n")
    #expect(keys(played) == ["0 a down", "60 a up"])
    #expect(played.texts[1] == "a")
  }

  @Test("Secret characters are so many, and digits where digits are wanted")
  func secret() throws {
    let steps = "tap #city\ntype secret 3\ntype secret 2 every 0.1\nstill end\n"
    let played = try play(steps)
    #expect(played.texts[1] == "xxxxx")
    #expect(played.stills.map(\.tick) == [120])
    #expect(try play(steps, screen: .fields { PadScreen() }).texts[1] == "00000")
  }

  private final class PadScreen: FieldsScreen {
    override func viewDidLoad() {
      super.viewDidLoad()
      for case let field as UITextField in view.subviews { field.keyboardType = .numberPad }
    }
  }

  @Test("Text that is being composed, and its end")
  func composition() throws {
    let played = try play("tap #city\ncompose \"にほ\"\ncompose \"\"\ntype \"日本\"\n")
    #expect(played.failure == nil)
    #expect(played.texts[1] == "日本")
  }

  @Test("The edge is pulled evenly, once a frame, to exactly the height")
  func pull() throws {
    let played = try play("tap #city\nwait 1\nkeyboard height 300 over 0.1\nstill end\n")
    let heights = played.commands.dropFirst().compactMap { stamped -> Double? in
      guard case .keyboardHeight(let height, by: .pulling) = stamped.command else { return nil }
      return height
    }
    // From 260, in six frames.
    #expect(heights.count == 6)
    for (index, height) in heights.enumerated() {
      #expect(abs(height - (260 + 40 * Double(index + 1) / 6)) < 1e-9)
    }
    #expect(heights.last == 300)
    #expect(played.stills.map(\.tick) == [660])
    #expect(played.rows.last?.keyboardTop == 367)
  }

  @Test("A recorded pull has the heights it had")
  func pullAlong() throws {
    let played = try play("tap #city\nwait 1\nkeyboard height along 0:270 0.05:281.5\n")
    #expect(
      played.commands.dropFirst() == [
        StampedCommand(tick: 600, command: .keyboardHeight(270, by: .pulling)),
        StampedCommand(tick: 630, command: .keyboardHeight(281.5, by: .pulling)),
      ])
  }

  @Test("The device's own height, the bar and a hardware keyboard")
  func switches() throws {
    let played = try play(
      """
      tap #city
      keyboard height 300
      wait until settled
      expect keyboard top 367
      keyboard height device
      wait until settled
      expect keyboard top 407
      keyboard suggestions off
      wait until settled
      expect keyboard top 451
      keyboard hardware on
      wait until settled
      expect keyboard down
      """)
    #expect(played.failure == nil)
  }

  @Test("Another language changes the keys at once, and nothing else")
  func language() throws {
    let played = try play(
      """
      tap #city
      wait until settled
      language de
      tap #key-Ü
      language en
      tap #key-p
      wait 0.1
      tap #key-ü
      """)
    #expect(played.failure == #"a.scenario:11: tap #key-ü: Nothing on the screen is #key-ü."#)
    #expect(played.texts[1] == "Üp")
    let changed = try #require(
      played.commands.first { $0.command == .language("de") }, "\(played.commands)")
    #expect(played.rows.allSatisfy { $0.tick < changed.tick || $0.keyboardTop == 407 })
    #expect(played.rows.allSatisfy { $0.tick <= changed.tick || $0.events.isEmpty })
  }

  @Test("A recording over languages is the same again, with fingers let go")
  func recordedLanguage() throws {
    // The right key of the first row on an iPhone 13: the keyboard's top is 844 − 336, its row is
    // 53 points below.
    let point = CGPoint(x: 372, y: 582)
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("name")))
      try timeline.advance(to: 400)
      for language in ["de", "en"] {
        try phone.perform(.touch(.began, at: point))
        try phone.perform(.touch(.ended, at: point))
        try phone.perform(.touch(.began, at: point))
        try timeline.advance(to: phone.now + 20)
        try phone.perform(.language(language))
        try phone.perform(.touch(.ended, at: point))
        try timeline.advance(to: phone.now + 20)
      }
      #expect((phone.view(for: .identifier("name")) as? UITextField)?.text == "Pü")
    }
    #expect(recorded.steps.filter { $0.hasPrefix("language") } == ["language de", "language en"])
    let played = try replay(recorded, on: "keep-above")
    #expect(played.rows == recorded.rows)
    #expect(played.looksTheSame)
  }

  @Test("A notification out of the blue says what it is told to say")
  func posting() throws {
    let played = try play(
      """
      post keyboardWillShow curve 8
      tap #city
      wait until settled
      post keyboardWillHide end 0,667,375,0 duration 0 curve none foreign
      """)
    let below = CGRect(x: 0, y: 667, width: 375, height: 260)
    let up = CGRect(x: 0, y: 407, width: 375, height: 260)
    #expect(
      played.rows[0].events.first
        == .notification(
          KeyboardNotification(
            name: .willShow, beginFrame: below, endFrame: below, duration: 0.25, curve: 8)))
    #expect(
      played.rows.last?.events.last
        == .notification(
          KeyboardNotification(
            name: .willHide, beginFrame: up,
            endFrame: CGRect(x: 0, y: 667, width: 375, height: 0), duration: 0, curve: nil,
            isLocal: false)))
  }
}
