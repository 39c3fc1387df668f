import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import DemoScreens

@MainActor @Suite(.phone)
struct NoAvoidanceTests {
  @Test(arguments: Expected.all)
  func keyboardCoversTheFields(_ expected: Expected) throws {
    try withPhone(expected.device, screen: "no-avoidance") { phone in
      // From the safe area's bottom upwards: 24 free, the button of 50, 20 free.
      let bottom = expected.keyboardTop + expected.rise - 94
      for (name, rest) in [("email", bottom - 44), ("password", bottom)] {
        try phone.focus(name)
        phone.settle()
        #expect(try phone.bottom(of: name) == rest)
        #expect(phone.sample().gap == Double(expected.keyboardTop - rest))
        #expect(rest - 44 >= expected.keyboardTop)
        #expect(phone.shift == 0)
      }
    }
  }

  @Test func buttonSignsIn() throws {
    try withPhone("iPhone 13", screen: "no-avoidance") { phone in
      try phone.tap("email")
      try phone.type("kim@example.com\n")
      #expect(try phone.field("password").isFirstResponder)
      try phone.type("paper lantern\n")
      phone.settle()
      try phone.tap("sign-in")
      #expect(phone.shows("You are signed in as kim@example.com."))
    }
  }
}

@MainActor @Suite(.phone)
struct NotificationsTests {
  @Test(arguments: Expected.all)
  func barRisesWithTheKeyboard(_ expected: Expected) throws {
    try withPhone(expected.device, screen: "notifications") { phone in
      let bar = try phone.find("bar")
      let rest = bar.center
      try phone.tap("message")
      phone.settle()
      #expect(phone.shift == expected.rise)
      #expect(phone.sample().gap == 0)
      #expect(try phone.bottom(of: "message") == expected.keyboardTop - 8)
      try phone.perform(.keyboardHeight(300))
      phone.settle()
      #expect(phone.sample().gap == 0)
      try phone.press(.escape)
      phone.settle()
      #expect(bar.center == rest)
    }
  }

  @Test func barTouchesTheKeyboardAllTheWay() throws {
    // Without a home indicator both have the same way to go.
    try withPhone("iPhone SE (3rd generation)", screen: "notifications") { phone in
      try phone.tap("message")
      for _ in 0..<31 {
        #expect(abs(try #require(phone.sample().gap)) < 1e-6)
        phone.advance(by: 10)
      }
      try phone.press(.escape)
      for _ in 0..<31 {
        #expect(abs(try #require(phone.sample().gap)) < 1e-6)
        phone.advance(by: 10)
      }
    }
  }

  @Test func returnSendsAMessage() throws {
    try withPhone("iPhone 13", screen: "notifications") { phone in
      try phone.tap("message")
      try phone.type("See you there\n")
      phone.settle()
      let label = try #require(phone.view(for: .text("See you there")))
      // The bar begins 52 points above the keyboard's top of 508; below the
      // text are 8 points of its bubble and 12 points free.
      #expect(phone.frameInWindow(of: label).maxY == 436)
      #expect(try phone.field("message").text == "")
      #expect(phone.isKeyboardUp)
    }
  }

  @Test func tapOnTheConversationEndsEditing() throws {
    try withPhone("iPhone 13", screen: "notifications") { phone in
      try phone.tap("message")
      phone.settle()
      try phone.perform(.tap(.point(CGPoint(x: 200, y: 130))))
      #expect(!phone.isKeyboardUp)
    }
  }
}

@MainActor @Suite(.phone)
struct KeyboardObservableTests {
  @Test(arguments: Expected.all)
  func panelRisesWithTheKeyboard(_ expected: Expected) throws {
    try withPhone(expected.device, screen: "keyboard-observable") { phone in
      let panel = try phone.find("panel")
      let rest = panel.center
      try phone.tap("reminder")
      phone.settle()
      #expect(phone.shift == expected.rise)
      #expect(phone.sample().gap == 0)
      // Below the field: 8 free, the hint of 16, 16 free.
      #expect(try phone.bottom(of: "reminder") == expected.keyboardTop - 40)
      try phone.press(.escape)
      phone.settle()
      #expect(panel.center == rest)
    }
  }

  @Test func hintFollowsTheDidNotifications() throws {
    try withPhone("iPhone 13", screen: "keyboard-observable") { phone in
      try phone.tap("reminder")
      phone.advance(by: 299)
      #expect(phone.shows("Tap the field to write one."))
      phone.advance(by: 1)
      #expect(phone.shows("Return adds it to the list."))
      try phone.press(.escape)
      phone.advance(by: 300)
      #expect(phone.shows("Tap the field to write one."))
    }
  }

  @Test func returnAddsAReminderAndThenEnds() throws {
    try withPhone("iPhone 13", screen: "keyboard-observable") { phone in
      try phone.tap("reminder")
      try phone.type("Buy gas\n")
      #expect(phone.shows("Buy gas"))
      #expect(phone.isKeyboardUp)
      try phone.type("\n")
      #expect(!phone.isKeyboardUp)
    }
  }
}
