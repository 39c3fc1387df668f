import Foundation
import KeyboardAvoidance
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import DemoScreens

@MainActor @Suite(.phone)
struct KeyboardManagerTests {
  /// Goes to the second page with the keyboard up.
  private func goOn(_ phone: Phone) throws {
    try phone.tap("destination")
    phone.settle()
    try phone.type("Kyoto")
    try phone.tap("continue")
    phone.settle()
  }

  @Test(arguments: Expected.all)
  func buttonsOfBothPagesRiseWithTheKeyboard(_ expected: Expected) throws {
    try withPhone(expected.device, screen: "keyboard-manager") { phone in
      let bar = try #require(phone.observation?.movedView())
      let rest = bar.center
      try phone.tap("destination")
      phone.settle()
      #expect(phone.shift == expected.rise)
      #expect(try phone.bottom(of: "continue") == expected.keyboardTop - 12)
      try phone.type("Kyoto")
      try phone.tap("continue")
      phone.settle()
      #expect(try phone.bottom(of: "book") == expected.keyboardTop - 12)
      try phone.press(.escape)
      phone.settle()
      #expect(try phone.bottom(of: "book") == expected.keyboardTop + expected.rise - 12)
      try phone.tap("BackButton")
      phone.settle()
      #expect(bar.window != nil)
      #expect(bar.center == rest)
    }
  }

  @Test func keyboardStaysWhileThePagesChange() throws {
    try withPhone("iPhone 13", screen: "keyboard-manager") { phone in
      try phone.tap("destination")
      phone.settle()
      try phone.type("Kyoto")
      _ = phone.takeEvents()
      try phone.tap("continue")
      #expect(try phone.field("traveller").isFirstResponder)
      for _ in 0..<30 {
        phone.advance(by: 10)
        #expect(phone.sample().keyboardTop == 508)
      }
      #expect(phone.takeNotifications() == [])
      #expect(phone.isSettled)
      #expect(phone.shows("Who travels to Kyoto?"))
    }
  }

  @Test func delegateIsWhoeverIsOnTheScreen() throws {
    try withPhone("iPhone 13", screen: "keyboard-manager") { phone in
      #expect(KeyboardManager.shared.delegate is DestinationViewController)
      try goOn(phone)
      #expect(KeyboardManager.shared.delegate is TravellerViewController)
      _ = phone.takeEvents()
      try phone.perform(.keyboardHeight(400))
      phone.settle()
      #expect(phone.takeDecisions() == ["Traveller above 400 points of keyboard"])
      try phone.press(.escape)
      phone.settle()
      try phone.tap("BackButton")
      phone.settle()
      #expect(KeyboardManager.shared.delegate is DestinationViewController)
      _ = phone.takeEvents()
      try phone.tap("destination")
      phone.settle()
      #expect(phone.takeDecisions() == ["Trip above 400 points of keyboard"])
      #expect(try phone.bottom(of: "continue") == 844 - 400 - 12)
    }
  }

  @Test func pageComesBackForTheKeyboardAsItIsByThen() throws {
    try withPhone("iPhone 13", screen: "keyboard-manager") { phone in
      try goOn(phone)
      // The focus goes with the page that leaves; the keyboard is told nothing else.
      try phone.tap("BackButton")
      phone.settle()
      #expect(!phone.isKeyboardUp)
      #expect(try phone.bottom(of: "continue") == 844 - 34 - 12)
      #expect(try phone.field("destination").text == "Kyoto")
    }
  }

  @Test func bookingEndsWithTheButton() throws {
    try withPhone("iPhone 13", screen: "keyboard-manager") { phone in
      try goOn(phone)
      try phone.type("Kim Sato")
      try phone.tap("book")
      phone.settle()
      #expect(!phone.isKeyboardUp)
      #expect(phone.shows("Booked for Kim Sato. Have a good journey!"))
    }
  }
}
