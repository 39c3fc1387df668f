import Drawing
import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// Devices: iPhone 13, 390 × 844 points, and iPhone SE (3rd generation), 375 × 667.
@MainActor
@Suite("Switching device and screen", .phone)
struct SwitchingTests {
  private static let (tall, small) = ("iPhone 13", "iPhone SE (3rd generation)")

  private static let screens = [
    AppScreen.form { FormScreen() },
    AppScreen("other", title: "Other", whatToWatch: "One field.") {
      FormScreen(["street"])
    },
  ]

  private func withPhone(
    settings: KeyboardSettings = KeyboardSettings(), _ body: (Phone) throws -> Void
  ) throws {
    let phone = try Phone(
      device: .named(Self.tall), layout: .english, settings: settings, catalog: Self.screens,
      screen: "form", devices: [.named(Self.tall), .named(Self.small)])
    defer { phone.close() }
    try body(phone)
  }

  @Test func `time and log go on on the new device`() throws {
    try withPhone { phone in
      phone.advance(to: 1234)
      let reader = phone.log.makeReader(at: .end)
      let old = phone.world
      try phone.perform(.device("iphone se (3RD generation)"))
      #expect(phone.device.name == Self.small)
      #expect(phone.screen.bounds.size == CGSize(width: 375, height: 667))
      #expect(phone.now == 1234)
      #expect(old.isClosed)
      #expect(phone.sample().keyboardTop == 667)
      #expect(
        reader.read() == [
          LogEntry(tick: 1234, event: .willPerform(.device("iphone se (3RD generation)"))),
          LogEntry(tick: 1234, event: .deviceSwitched(Self.small)),
          LogEntry(tick: 1234, event: .didPerform(.device("iphone se (3RD generation)"))),
        ])
      try phone.perform(.tap(.identifier("name")))
      #expect(reader.read().last?.tick == 1234)
      phone.advance(by: 10)
      #expect(phone.now == 1244)
    }
  }

  @Test func `a screen is made anew`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("Ann"))
      try phone.perform(.screen("form"))
      #expect(phone.field("name")?.text == "")
      #expect(!phone.isKeyboardUp)
      try phone.perform(.screen("other"))
      #expect(phone.view(for: .identifier("name")) == nil)
      #expect(phone.field("street") != nil)
      #expect(phone.appScreen.name == "other")
      try phone.perform(.device(Self.small))
      #expect(phone.field("street") != nil, "a device keeps the screen")
    }
  }

  @Test func `the keyboard stays as it is set`() throws {
    let settings = KeyboardSettings(height: 400, predictiveBar: false, hardwareKeyboard: false)
    try withPhone(settings: settings) { phone in
      phone.holdsCaret = true
      phone.revealsSecrets = true
      try phone.perform(.device(Self.small))
      #expect(phone.keyboard.settings == settings)
      #expect(phone.holdsCaret && phone.revealsSecrets)
      try phone.perform(.tap(.identifier("name")))
      #expect(phone.keyboard.frame == CGRect(x: 0, y: 267, width: 375, height: 400))
      try phone.perform(.hardwareKeyboard(true))
      try phone.perform(.screen("other"))
      try phone.perform(.tap(.identifier("street")))
      #expect(!phone.isKeyboardUp)
    }
  }

  @Test func `a height that a device does not have is its greatest there, and stays set`() throws {
    try withPhone(settings: KeyboardSettings(height: 800)) { phone in
      try phone.perform(.device(Self.small))
      #expect(phone.keyboard.wantedHeight == 667)
      try phone.perform(.device(Self.tall))
      #expect(phone.keyboard.wantedHeight == 800)
    }
  }

  @Test func `fingers and keys are let go`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.key(KeyPress(.character("a"), phase: .down)))
      try phone.perform(.touch(.began, at: CGPoint(x: 50, y: 300), id: 3))
      #expect(phone.heldKeys.count == 1)
      let reader = phone.log.makeReader(at: .end)
      try phone.perform(.screen("form"))
      #expect(phone.fingersDown == [])
      #expect(phone.heldKeys == [])
      #expect(
        reader.read().map(\.event).contains(
          .finger(.cancelled, at: CGPoint(x: 50, y: 300), id: 3)))
      #expect(throws: PhoneError.noTouch(id: 3)) {
        try phone.perform(.touch(.ended, at: CGPoint(x: 50, y: 300), id: 3))
      }
      try phone.perform(.key(KeyPress(.character("a"), phase: .up)))
      phone.settle()
      #expect(phone.unsettledReasons == [])
    }
  }

  @Test func `the old app's end is not the new one's beginning`() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      _ = phone.takeEvents()
      var heard = 0
      let token = phone.world.enter {
        NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardDidHideNotification, object: nil, queue: nil
        ) { @MainActor _ in heard += 1 }
      }
      try phone.perform(.screen("other"))
      #expect(heard == 1, "the old app hears that the keyboard goes")
      NotificationCenter.default.removeObserver(token)
      #expect(phone.takeEvents() == [.screenSwitched("other")])
    }
  }

  @Test func `what is not there is refused, and nothing has changed`() throws {
    try withPhone { phone in
      let world = phone.world
      let error = #expect(throws: PhoneError.self) { try phone.perform(.device("iPhone 14")) }
      #expect(
        error?.description
          == "There is no device named iPhone 14; there are iPhone 13, "
          + "iPhone SE (3rd generation).")
      #expect(throws: PhoneError.unknownScreen("from", known: ["form", "other"])) {
        try phone.perform(.screen("from"))
      }
      #expect(phone.world === world)
    }
  }

  @Test func `the picture is that of a phone switched on there`() throws {
    try withPhone { phone in
      let target = RenderTarget(bitmap: phone.still(scale: 1))
      for _ in 0..<7 {
        phone.advance(by: 10)
        phone.paint(into: target, scale: 1)
      }
      try phone.perform(.screen("other"))
      phone.paint(into: target, scale: 1)
      let fresh = try Phone(
        device: .named(Self.tall), layout: .english, catalog: Self.screens, screen: "other")
      defer { fresh.close() }
      fresh.holdsCaret = true
      #expect(target.bitmap.hasSamePixels(as: fresh.still(scale: 1)))
      try phone.perform(.device(Self.small))
      #expect(phone.still(scale: 1).bounds == PixelRect(x: 0, y: 0, width: 375, height: 667))
    }
  }

  @Test func `a world of one's own is no longer entered afterwards`() throws {
    try withPhone { phone in
      for index in 0..<100 {
        try phone.perform(index.isMultiple(of: 2) ? .device(Self.small) : .device(Self.tall))
      }
      #expect(World.current === World.standing)
      #expect(phone.now == 0)
      phone.world.enter { #expect(UIScreen.main === phone.screen) }
    }
  }
}
