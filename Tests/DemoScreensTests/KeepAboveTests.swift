import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import DemoScreens

@MainActor @Suite(.phone)
struct KeepAboveTests {
  private static let fields = ["name", "email", "phone", "city", "password", "repeat"]
  private static let small = "iPhone SE (3rd generation)"

  @Test(arguments: Expected.all)
  func fieldWithTheFocusEndsAboveTheKeyboard(_ expected: Expected) throws {
    try withPhone(expected.device, screen: "keep-above") { phone in
      let form = try phone.find("form")
      let rest = form.center
      #expect(try phone.bottom(of: "city") == expected.city)
      // The phone's keypad is lower; it has a test of its own.
      for name in ["repeat", "city", "password", "name", "email", "repeat"] {
        try phone.focus(name)
        phone.settle()
        let shift = max(0, expected.bottom(of: name) - expected.keyboardTop)
        #expect(try phone.bottom(of: name) == min(expected.bottom(of: name), expected.keyboardTop))
        #expect(phone.shift == shift)
        #expect(form.center.x == rest.x)
      }
      try phone.press(.escape)
      phone.settle()
      #expect(form.center == rest)
      #expect(phone.shift == 0)
    }
  }

  @Test func designExampleHolds() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      #expect(try phone.bottom(of: "city") == 448)
      try phone.tap("city")
      phone.settle()
      #expect(try phone.bottom(of: "city") == 407)
      try phone.type("Kyoto")
      try phone.perform(.keyboardHeight(320))
      phone.settle()
      #expect(phone.shift == 101)
      try phone.press(.escape)
      phone.settle()
      #expect(phone.shift == 0)
      #expect(try phone.field("city").text == "Kyoto")
    }
  }

  @Test func keypadIsLowerThanTheLetters() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      try phone.tap("city")
      phone.settle()
      #expect(phone.shift == 41)
      // The keypad begins at 451, below the telephone's line, which ends at 404.
      try phone.tap("phone")
      phone.settle()
      #expect(phone.sample().keyboardTop == 451)
      #expect(phone.shift == 0)
      try phone.focus("city")
      phone.settle()
      #expect(phone.shift == 41)
    }
  }

  @Test func formMovesInStepWithTheKeyboard() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      try phone.focus("repeat")
      for _ in 0..<30 {
        phone.advance(by: 10)
        // 149 points for the form while the keyboard rises by 260.
        let risen = 667 - phone.sample().keyboardTop
        #expect(abs(phone.shift - 149 * risen / 260) < 1e-6)
      }
    }
  }

  @Test func layoutPassKeepsTheShift() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      try phone.focus("password")
      phone.settle()
      phone.rootViewController.view.setNeedsLayout()
      phone.advance(by: 1)
      #expect(phone.shift == 105)
      #expect(phone.isSettled)
      try phone.press(.escape)
      phone.advance(by: 20)
      let seen = phone.shift
      phone.rootViewController.view.setNeedsLayout()
      phone.screen.clock.runDue()
      #expect(phone.shift == seen)
      phone.settle()
      #expect(phone.shift == 0)
    }
  }

  @Test func returnWalksThroughTheFields() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      try phone.tap("name")
      for name in Self.fields {
        #expect(try phone.field(name).isFirstResponder)
        try phone.press(.return)
      }
      #expect(!phone.isKeyboardUp)
      phone.settle()
      #expect(phone.shift == 0)
    }
  }

  @Test func tapOnTheBackgroundEndsEditing() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      try phone.tap("name")
      phone.settle()
      // Beside the cards.
      try phone.perform(.tap(.point(CGPoint(x: 5, y: 300))))
      #expect(!phone.isKeyboardUp)
      phone.settle()
      // On a line, the other half of which is its field.
      try phone.tap("name")
      phone.settle()
      try phone.perform(.tap(.point(CGPoint(x: 200, y: 338))))
      #expect(try phone.field("email").isFirstResponder)
    }
  }

  @Test func completeFormCanBeSent() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      let button = try #require(try phone.find("sign-up") as? UIButton)
      let entries = ["Kim", "kim@example.com", "", "Kyoto", "paper lantern", "paper"]
      for (name, entry) in zip(Self.fields, entries) {
        try phone.focus(name)
        if !entry.isEmpty { try phone.type(entry) }
        #expect(!button.isEnabled)
      }
      #expect(phone.isSecureTextFocused)
      #expect(phone.shows("At least 8 characters."))
      try phone.type(" lamp")
      #expect(phone.shows("The two passwords differ."))
      for _ in 0..<4 { try phone.press(.backspace) }
      try phone.type("lantern")
      #expect(button.isEnabled)
      try phone.press(.return)
      phone.settle()
      try phone.tap("sign-up")
      #expect(phone.shows("Welcome, Kim"))
    }
  }

  @Test func decisionsAreTold() throws {
    try withPhone(Self.small, screen: "keep-above") { phone in
      _ = phone.takeDecisions()
      try phone.tap("city")
      let decisions = phone.takeDecisions()
      #expect(decisions.last?.hasPrefix("shift 41, target 404–448, keyboard top 407") == true)
    }
  }
}
