import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// An iPhone 13, 390 × 844 points: its keyboard is 336 high with the bar, and 291 without.
@MainActor
@Suite("The keyboard in another language", .phone)
struct KeyboardLanguageTests {
  /// On the right key of the first row: 53 points below the keyboard's top of 508, and 42 high.
  private let rightKey = CGPoint(x: 372, y: 508 + 53 + 21)

  private func withPhone(
    settings: KeyboardSettings = KeyboardSettings(), _ body: (Phone) throws -> Void
  ) throws {
    let catalog = try KeyboardLayoutCatalog(assets: .find())
    let phone = try Phone(
      device: .named("iPhone 13"), layout: .english, settings: settings,
      catalog: [.form { FormScreen() }], screen: "form",
      devices: [.named("iPhone SE (3rd generation)")],
      layouts: [catalog.layout(for: "de"), catalog.layout(for: "en")])
    defer { phone.close() }
    try phone.world.enter {
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try body(phone)
    }
  }

  @Test func `the same place types another letter, and no notification says so`() throws {
    try withPhone { phone in
      let frame = phone.keyboard.frame
      try phone.perform(.tap(.point(rightKey)))
      try phone.perform(.language("de"))
      try phone.perform(.tap(.point(rightKey)))
      #expect(phone.field("name")?.text == "Pü")
      #expect(phone.keyboard.frame == frame)
      #expect(phone.isSettled)
      phone.advance(by: 600)
      #expect(phone.takeNotifications() == [])
    }
  }

  @Test func `keys that are pressed type nothing more`() throws {
    try withPhone { phone in
      try phone.perform(.touch(.began, at: rightKey))
      try phone.perform(.language("de"))
      try phone.perform(.touch(.ended, at: rightKey))
      #expect(phone.field("name")?.text == "")
    }
  }

  @Test func `it begins with the letters, shifted where a sentence begins`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("key-numbers")))
      try phone.perform(.language("de"))
      #expect(phone.view(for: .identifier("key-Ü")) != nil)
      try phone.perform(.text("a"))
      #expect(phone.view(for: .identifier("key-ü")) != nil)
    }
  }

  /// The emoji stand as high as letters with the bar, and their keys give way to lower letters:
  /// facts 1.3, row 7.
  @Test func `letters lower than the emoji are announced`() throws {
    try withPhone(settings: KeyboardSettings(predictiveBar: false)) { phone in
      try phone.perform(.tap(.identifier("key-emoji")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.language("de"))
      let names: [KeyboardNotification.Name] = [
        .willChangeFrame, .willShow, .didChangeFrame, .didShow,
      ]
      #expect(
        phone.takeNotifications()
          == names.map {
            KeyboardNotification(
              name: $0, beginFrame: CGRect(x: 0, y: 508, width: 390, height: 336),
              endFrame: CGRect(x: 0, y: 553, width: 390, height: 291), duration: 0)
          })
    }
  }

  @Test func `suggestions are the language's, in its quotes`() throws {
    try withPhone { phone in
      try phone.perform(.language("de"))
      #expect(phone.keyboard.suggestions == ["Ich", "Das", "Wir"])
      try phone.perform(.text("Dienst"))
      #expect(phone.keyboard.suggestions == ["„Dienst“", "Dienstag"])
      try phone.perform(.language("en"))
      #expect(phone.keyboard.suggestions == ["“Dienst”"])
    }
  }

  @Test func `it goes on on another device and another screen`() throws {
    try withPhone { phone in
      try phone.perform(.language("de"))
      try phone.perform(.device("iPhone SE (3rd generation)"))
      try phone.perform(.screen("form"))
      try phone.perform(.tap(.identifier("name")))
      #expect(phone.view(for: .identifier("key-Ü")) != nil)
    }
  }

  @Test func `a language without keys changes nothing`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("key-numbers")))
      let error = PhoneError.unknownLanguage("fr", known: ["de", "en"])
      #expect(throws: error) { try phone.perform(.language("fr")) }
      #expect(
        error.description == "There are no keys for the language fr; there are those for de, en.")
      #expect(phone.keyboard.layout.language == "en")
      #expect(phone.view(for: .identifier("key-1")) != nil)
    }
  }
}
