import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import Scenarios

/// Passwords; those of `keep-above` on an iPhone 13.
@Suite("Secrets are not recorded", .phone)
@MainActor
struct RecordedSecretsTests {
  private func type(_ text: String, on phone: Phone, _ timeline: PhoneTimeline) throws {
    for character in text {
      for phase in [KeyPress.Phase.down, .up] {
        try phone.perform(.key(KeyPress(.character(String(character)), phase: phase)))
        try timeline.advance(to: phone.now + 12)
      }
    }
  }

  @Test("Of keys only their times are known")
  func keys() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("password")))
      try timeline.advance(to: 600)
      try type("hun", on: phone, timeline)
      try phone.perform(.key(KeyPress(.backspace)))
      try phone.perform(.text("ter2\n"))
      try type("h", on: phone, timeline)
    }
    #expect(
      recorded.steps == [
        "tap #password", "wait 1", "type secret 3 along 0 0.04 0.08", "wait 0.04",
        "press Backspace", "type secret 4", "press Return", "type secret 1", "wait 0.04",
      ])
  }

  @Test("Of fingers on the keys neither place nor key is known, only when something came of it")
  func fingers() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("password")))
      try timeline.advance(to: 600)
      // Shift, w by way of q, and 2 on the other layer.
      try phone.perform(.tap(.identifier("key-shift")))
      try phone.perform(.touch(.began, at: phone.point(of: .identifier("key-Q"))))
      try timeline.advance(to: 630)
      try phone.perform(.touch(.moved, at: phone.point(of: .identifier("key-W"))))
      try phone.perform(.touch(.ended, at: phone.point(of: .identifier("key-W"))))
      try timeline.advance(to: 660)
      try phone.perform(.tap(.identifier("key-numbers")))
      try phone.perform(.touch(.began, at: phone.point(of: .identifier("key-1"))))
      try timeline.advance(to: 690)
      try phone.perform(.touch(.moved, at: phone.point(of: .identifier("key-2"))))
      try timeline.advance(to: 720)
      try phone.perform(.touch(.ended, at: phone.point(of: .identifier("key-2"))))
      try timeline.advance(to: 750)
      // Held for 0.7 s: at once, after half a second, and every tenth from then on.
      try phone.perform(.touch(.began, at: phone.point(of: .identifier("key-backspace"))))
      try timeline.advance(to: 750 + 420)
      try phone.perform(.touch(.ended, at: phone.point(of: .identifier("key-backspace"))))
      try phone.perform(.tap(.identifier("key-return")))
    }
    #expect(
      recorded.steps == [
        "tap #password", "wait 1.05", "type secret 2 along 0 0.15", "wait 0.05",
        "press Backspace along 0 0.5 0.6 0.7", "press Return",
      ])
    #expect(try replay(recorded, on: "keep-above").rows == recorded.rows)
  }

  @Test("A finger that sends another one to the password is itself not known")
  func twoFingers() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("city")))
      try timeline.advance(to: 600)
      // The first finger's key counts when the second one comes down.
      try phone.perform(.touch(.began, at: phone.point(of: .identifier("key-return"))))
      try phone.perform(.touch(.began, at: phone.point(of: .identifier("key-Q")), id: 1))
      try timeline.advance(to: 660)
      try phone.perform(.touch(.ended, at: CGPoint(x: 20, y: 580), id: 1))
      try phone.perform(.touch(.ended, at: phone.point(of: .identifier("key-return"))))
      try timeline.advance(to: 1200)
    }
    #expect(
      recorded.steps.dropFirst(2) == [
        recorded.steps[2], "press Return", "wait 0.1", "type secret 1", recorded.steps[6],
        "wait 0.9",
      ])
    #expect(recorded.steps[2].hasPrefix("finger down "))
    #expect(recorded.steps[6].hasPrefix("finger up "))
    #expect(!recorded.text.contains("20,5"))
    #expect(try replay(recorded, on: "keep-above").rows == recorded.rows)
  }

  @Test("A text of lines is secret from where it reaches the password")
  func lines() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("city")))
      try timeline.advance(to: 600)
      try phone.perform(.text("Kyoto\nhunter2\nhunter2\n"))
      try timeline.advance(to: 900)
    }
    #expect(
      recorded.steps.dropFirst(2) == [
        "type \"Kyoto\\n\"", "type secret 7", "press Return", "type secret 7", "press Return",
        "wait 0.5",
      ])
    #expect(try replay(recorded, on: "keep-above").rows == recorded.rows)
  }

  @Test("A key that is down when the password gets the focus counts as released there")
  func heldKeys() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("city")))
      try timeline.advance(to: 600)
      try phone.perform(.key(KeyPress(.character("z"), phase: .down)))
      try timeline.advance(to: 612)
      try phone.perform(.key(KeyPress(.tab)))
      try timeline.advance(to: 624)
      // It repeats itself, into the password now.
      try phone.perform(.key(KeyPress(.character("z"), phase: .down)))
      try timeline.advance(to: 636)
      try phone.perform(.key(KeyPress(.character("q"), phase: .down)))
      try phone.perform(.key(KeyPress(.tab, modifiers: .shift)))
      try timeline.advance(to: 648)
      // Both come up in fields that show their text.
      try phone.perform(.key(KeyPress(.character("z"), phase: .up)))
      try phone.perform(.key(KeyPress(.character("q"), phase: .up)))
    }
    #expect(
      recorded.steps.dropFirst(2) == [
        "type \"z\\t\" along 0-0.04 0.02", "type secret 2 along 0 0.02", "press Shift+Tab",
        "wait 0.02",
      ])
  }

  @Test("What an input method composes is bullets")
  func marked() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("password")))
      try phone.perform(.markedText("ひ👩‍👩‍👧み", caret: 9))
      try phone.perform(.markedText("ひみ", caret: 2))
      try phone.perform(.text("秘密"))
    }
    #expect(
      recorded.steps == [
        "tap #password", "compose \"•••\" caret 2", "compose \"••\"", "type secret 2",
      ])
  }

  @Test("What is copied elsewhere is noted when it is pasted where it is seen")
  func pasteboard() throws {
    let paste = KeyPress(.character("v"), modifiers: .control)
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.pasteboard("never pasted"))
      try phone.perform(.tap(.identifier("password")))
      try phone.perform(.pasteboard("hunter2"))
      try phone.perform(.key(paste))
      try phone.perform(.paste("middle"))
      try timeline.advance(to: 600)
      try phone.perform(.tap(.identifier("city")))
      try timeline.advance(to: 1200)
      try phone.perform(.pasteboard("Kyoto"))
      try phone.perform(.key(paste))
      try phone.perform(.paste("!"))
    }
    #expect(
      recorded.steps.filter { !$0.hasPrefix("wait") } == [
        "pasteboard \"xxxxxxxxxxxx\"", "tap #password", "pasteboard \"xxxxxxx\"",
        "press Ctrl+V", "type secret 6", "tap #city", "pasteboard \"Kyoto\"", "press Ctrl+V",
        "paste \"!\"",
      ])
    #expect(try replay(recorded, on: "keep-above").rows == recorded.rows)
  }

  @Test("What is turned to on the keys does not move the keyboard, as it is not recorded")
  func layers() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("password")))
      try timeline.advance(to: 600)
      // Without suggestions emoji would need a higher keyboard.
      try phone.perform(.predictiveBar(false))
      #expect(throws: PhoneError.self) { try phone.perform(.tap(.identifier("key-emoji"))) }
      try timeline.advance(to: 1200)
      // The second height waits for the next frame.
      try phone.perform(.keyboardHeight(300, by: .pulling))
      try timeline.advance(to: 1203)
      try phone.perform(.keyboardHeight(320, by: .pulling))
      try phone.perform(.tap(.identifier("key-numbers")))
      try timeline.advance(to: 2000)
    }
    #expect(!recorded.text.contains("#key"), "\(recorded.text)")
    #expect(try replay(recorded, on: "keep-above").rows == recorded.rows)
  }

  @Test("The name of what is tapped is never the secret in it")
  func names() throws {
    let recorded = try record(on: "keep-above") { phone, timeline, _ in
      try phone.perform(.tap(.identifier("password")))
      try phone.perform(.text("hunter2"))
      (phone.view(for: .identifier("password")) as? UITextField)?.accessibilityIdentifier = nil
      try timeline.advance(to: 900)
      let field = try #require(phone.keyboard.input as? UITextField)
      let point = field.convert(
        CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: phone.screen.coordinateSpace)
      try phone.perform(.touch(.began, at: point))
      try phone.perform(.touch(.ended, at: point))
    }
    #expect(!recorded.text.contains("hunter2"))
  }

  @Test("Long texts are several steps")
  func long() throws {
    let recorded = try record(on: "keep-above") { phone, _, _ in
      try phone.perform(.tap(.identifier("password")))
      try phone.perform(.text(String(repeating: "a", count: 1001)))
    }
    #expect(
      recorded.steps.dropFirst() == ["type secret 1000", "type secret 1"])
  }
}
