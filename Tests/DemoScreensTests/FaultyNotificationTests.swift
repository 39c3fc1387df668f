import Foundation
import PhoneSimulator
import TestSupport
import Testing
import UIKit

@testable import DemoScreens

/// Notifications as faulty systems post them, on the screens that handle them by
/// themselves; the bar of an iPhone 13 stands 336 − 34 points higher above its keyboard.
@MainActor @Suite("Faulty notifications", .phone)
struct FaultyNotificationTests {
  nonisolated static let screens = [
    ("notifications", "message"), ("keyboard-manager", "destination"),
    ("keyboard-observable", "reminder"),
  ]
  private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  private func post(
    _ names: [KeyboardNotification.Name], end: CGRect, curve: Int? = 7, isLocal: Bool = true,
    on phone: Phone
  ) throws {
    for name in names {
      try phone.perform(
        .post(
          KeyboardNotification(
            name: name, beginFrame: keyboard, endFrame: end, duration: 0.25, curve: curve,
            isLocal: isLocal)))
    }
    phone.advance(by: 600)
  }

  @Test("A keyboard without an area, or high up, covers nothing", arguments: screens)
  func strayFrames(screen: String, field: String) throws {
    for end in [
      CGRect(x: 0, y: 0, width: 390, height: 0), CGRect.zero,
      CGRect(x: 0, y: 0, width: 390, height: 336),
    ] {
      try withPhone("iPhone 13", screen: screen) { phone in
        try phone.perform(.tap(.identifier(field)))
        phone.advance(by: 600)
        #expect(phone.shift == 302)
        try post([.willChangeFrame, .willShow], end: end, on: phone)
        #expect(phone.shift == 0)
      }
    }
  }

  @Test("A hide means nothing is covered, whatever its frame says", arguments: screens)
  func hideWithFrame(screen: String, field: String) throws {
    try withPhone("iPhone 13", screen: screen) { phone in
      try phone.perform(.tap(.identifier(field)))
      phone.advance(by: 600)
      try post([.willChangeFrame, .willHide], end: keyboard, on: phone)
      #expect(phone.shift == 0)
    }
  }

  @Test("A strange curve, or none, is no reason to stay behind the keyboard", arguments: screens)
  func strangeCurves(screen: String, field: String) throws {
    for curve in [8, -1, 7000, nil] {
      try withPhone("iPhone 13", screen: screen) { phone in
        let lines = try linesOfTheLog {
          try post([.willChangeFrame, .willShow], end: keyboard, curve: curve, on: phone)
        }
        #expect(phone.shift == 302, "curve \(curve.map { "\($0)" } ?? "none")")
        let complaint = curve.map { "curve \($0) is unknown, ease-in-out is used" } ?? "no curve"
        // The first screen reads the notifications by itself.
        #expect(
          lines
            == (screen == "notifications"
              ? [] : ["willChangeFrame: \(complaint)", "willShow: \(complaint)"]))
      }
    }
  }

  @Test("The keyboard of another app raises nothing", arguments: screens)
  func foreignKeyboard(screen: String, field: String) throws {
    try withPhone("iPhone 13", screen: screen) { phone in
      try post([.willChangeFrame, .willShow], end: keyboard, isLocal: false, on: phone)
      #expect(phone.shift == 0)
    }
  }

  @Test("A page that appears above the keyboard is measured from where it rests without one")
  func baseOfRaisedPage() throws {
    try withPhone("iPhone 13", screen: "keyboard-manager") { phone in
      try phone.perform(.tap(.identifier("destination")))
      try phone.perform(.text("Kyoto\n"))
      phone.advance(by: 1200)
      #expect(phone.shift == 302)
      try phone.perform(.key(KeyPress(.escape)))
      phone.advance(by: 600)
      #expect(phone.shift == 0)
    }
  }
}
