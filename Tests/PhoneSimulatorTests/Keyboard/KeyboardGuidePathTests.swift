import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// A bar on the keyboard's guide is seen where the keyboard is, in every frame (facts 4).
@MainActor
@Suite(.phone)
struct KeyboardGuidePathTests {
  /// A field, and a bar that stands on the keyboard's guide, or else on the bottom of the screen.
  private static func barForm(onGuide: Bool = true) -> FormScreen {
    let form = FormScreen()
    form.loadViewIfNeeded()
    let bar = UIView()
    bar.accessibilityIdentifier = "bar"
    bar.translatesAutoresizingMaskIntoConstraints = false
    form.view.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: form.view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: form.view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(
        equalTo: onGuide ? form.view.keyboardLayoutGuide.topAnchor : form.view.bottomAnchor),
    ])
    return form
  }

  private func bottom(of phone: Phone) throws -> Double {
    let bar = try #require(phone.view(for: .identifier("bar")))
    return bar.presentationRect(bar.presentation.bounds).maxY
  }

  /// p(t) = 1 − e^(−ωt)(1 + ωt) with ω = √(1000/3); over at 0.5 s.
  private func progress(_ ticks: Int) -> Double {
    guard ticks < 300 else { return 1 }
    let phase = (1000.0 / 3).squareRoot() * Double(ticks) / 600
    return 1 - exp(-phase) * (1 + phase)
  }

  /// Expects the bar on the way from one bottom to another, in points from the top of the screen.
  private func expectPath(
    of phone: Phone, from start: Double, to end: Double, frames: Int = 32,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let begin = phone.now
    for _ in 0..<frames {
      let expected = start + (end - start) * progress(phone.now - begin)
      let seen = try bottom(of: phone)
      #expect(abs(seen - expected) < 1e-6, "tick \(phone.now)", sourceLocation: sourceLocation)
      phone.advance(by: 10)
    }
  }

  @Test func `it goes up and down with the keyboard`() throws {
    // iPhone 13: 844 points high, 34 of them below the safe area; the keyboard has 336.
    try withPhone(screen: Self.barForm()) { phone in
      #expect(try bottom(of: phone) == 810)
      try phone.perform(.tap(.identifier("name")))
      try expectPath(of: phone, from: 810, to: 508)
      try phone.perform(.key(KeyPress(.escape)))
      try expectPath(of: phone, from: 508, to: 810)
    }
  }

  @Test func `on a phone with a home button it is on the keyboard's edge all the way`() throws {
    // iPhone SE: no safe area at the bottom, so the bar begins where the keyboard does.
    try withPhone("iPhone SE (3rd generation)", screen: Self.barForm()) { phone in
      try phone.perform(.tap(.identifier("name")))
      for _ in 0..<35 {
        #expect(abs(try bottom(of: phone) - phone.keyboard.visibleTop) < 1e-6)
        phone.advance(by: 10)
      }
      #expect(phone.keyboard.visibleTop < 667)
    }
  }

  @Test func `it turns round where the keyboard does`() throws {
    try withPhone(screen: Self.barForm()) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.advance(by: 50)
      try phone.perform(.key(KeyPress(.escape)))
      let begin = phone.now
      for _ in 0..<40 {
        // Two motions that add up, each of 302 points.
        let rise = 302 * (progress(phone.now - begin + 50) - progress(phone.now - begin))
        #expect(abs(try bottom(of: phone) - (810 - rise)) < 1e-6, "tick \(phone.now)")
        phone.advance(by: 10)
      }
    }
  }

  @Test func `a constant that a handler changes has the keyboard's pace as well`() throws {
    try withPhone(screen: Self.barForm(onGuide: false)) { phone in
      let bar = try #require(phone.view(for: .identifier("bar")))
      let bottom = try #require(
        bar.superview?.constraints.first { $0.firstItem === bar && $0.firstAttribute == .bottom })
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { @MainActor note in
        let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        bottom.constant = -(frame?.height ?? 0)
        bar.superview?.layoutIfNeeded()
      }
      defer { NotificationCenter.default.removeObserver(token) }
      try phone.perform(.tap(.identifier("name")))
      try expectPath(of: phone, from: 844, to: 508)
    }
  }

  @Test func `it follows a height that is pulled at once`() throws {
    try withPhone(screen: Self.barForm()) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      for height in [350.0, 380, 340] {
        try phone.perform(.keyboardHeight(height, by: .pulling))
        phone.advance(by: 10)
        #expect(try bottom(of: phone) == 844 - height)
      }
    }
  }

  @Test func `with a hardware keyboard it stays down on a phone`() throws {
    let settings = KeyboardSettings(hardwareKeyboard: true)
    try withPhone(settings: settings, screen: Self.barForm()) { phone in
      try phone.perform(.tap(.identifier("name")))
      try expectPath(of: phone, from: 810, to: 810, frames: 5)
    }
  }

  @Test func `with a hardware keyboard it is on an iPad's shortcut bar`() throws {
    let settings = KeyboardSettings(hardwareKeyboard: true)
    let device = try #require(
      DeviceCatalog(assets: .find()).devices.first { $0.idiom == .pad })
    try withPhone(device.name, settings: settings, screen: Self.barForm()) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      #expect(try bottom(of: phone) == device.portraitSize.height - 55)
    }
  }
}
