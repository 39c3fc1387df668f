import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// Keyboards off the bottom of an iPad's screen, which an app need not make room for.
///
/// An iPad mini of the 5th generation has 768×1024 points without a home indicator, and a keyboard of
/// 313 with the bar.
@MainActor
@Suite(.phone)
struct KeyboardArrangementTests {
  private static let mini = "iPad mini (5th generation)"

  private func frame(of phone: Phone) throws -> CGRect {
    try #require(phone.keyboard.visibleFrame)
  }

  private func touch(_ phone: Phone, _ phase: TouchPhase, _ x: CGFloat, _ y: CGFloat) throws {
    try phone.perform(.touch(phase, at: CGPoint(x: x, y: y), id: 7))
  }

  @Test func `what a device lacks is refused`() throws {
    try withPhone { phone in
      for arrangement in [KeyboardArrangement.undocked, .split, .floating] {
        #expect(throws: PhoneError.noSuchArrangement(arrangement, device: "iPhone 13")) {
          try phone.perform(.keyboardArrangement(arrangement))
        }
      }
      try phone.perform(.keyboardArrangement(.docked))
    }
    #expect(
      PhoneError.noSuchArrangement(.split, device: "iPhone 13").description
        == "The keyboard of iPhone 13 cannot be split.")
    // Without a home button only the floating one is left.
    let pads = try DeviceCatalog(assets: .find()).devices.filter { $0.idiom == .pad }
    for pad in pads {
      let expected: [KeyboardArrangement] =
        pad.hasHomeIndicator ? [.docked, .floating] : [.docked, .undocked, .split, .floating]
      #expect(pad.keyboardArrangements == expected, "\(pad.name)")
    }
  }

  @Test func `an arrangement stays when the focus goes and comes`() throws {
    try withPhone(Self.mini) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.keyboardArrangement(.split))
      phone.settle()
      // The rows of a phone without a bar, 100 points off the bottom.
      #expect(try frame(of: phone) == CGRect(x: 0, y: 708, width: 768, height: 216))
      #expect(phone.sample().keyboardTop == 1024)
      try phone.perform(.key(KeyPress(.escape)))
      phone.settle()
      #expect(phone.keyboard.visibleFrame == nil)
      try phone.perform(.tap(.identifier("city")))
      phone.settle()
      #expect(try frame(of: phone).minY == 708)
      try phone.perform(.hardwareKeyboard(true))
      phone.settle()
      #expect(phone.keyboard.placement == .shortcutBar)
      #expect(try frame(of: phone) == CGRect(x: 0, y: 969, width: 768, height: 313))
    }
  }

  @Test func `between the halves of a split keyboard is the app`() throws {
    try withPhone(Self.mini) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.keyboardArrangement(.split))
      phone.settle()
      // Halves are two fifths of 768 wide: 307.2.
      #expect(phone.isOnKeyboard(CGPoint(x: 306, y: 800)))
      #expect(phone.isOnKeyboard(CGPoint(x: 462, y: 800)))
      #expect(!phone.isOnKeyboard(CGPoint(x: 309, y: 800)))
      #expect(!phone.isOnKeyboard(CGPoint(x: 459, y: 800)))
      let words = ["Q", "g", "space", "y", "l", "m", "backspace"]
      for word in words { try phone.perform(.tap(.identifier("key-\(word)"))) }
      #expect(phone.field("name")?.text == "Qg yl")
    }
  }

  @Test func `every key of a split keyboard is in one of its halves, and none on another`() throws {
    let catalog = try KeyboardLayoutCatalog(assets: .find())
    for language in catalog.languages {
      let layout = try catalog.layout(for: language)
      for kind in KeyboardKind.allCases {
        for layer in [KeyboardLayer.letters, .numbers, .symbols] {
          let plan = KeyPlan(
            layout: layout, isPad: true, arrangement: .split, kind: kind, layer: layer,
            hasEmojiKey: false, size: CGSize(width: 768, height: 216))
          let keys = plan.keys
          #expect(keys.count > 20)
          for (index, key) in keys.enumerated() {
            #expect(
              plan.halves.contains { $0.contains(key.frame) },
              "\(layout.language) \(kind) \(layer) \(key.identifier)")
            #expect(key.frame.width >= 14, "\(layout.language) \(kind) \(key.identifier)")
            for other in keys[..<index] {
              #expect(
                !other.frame.intersects(key.frame),
                "\(layout.language) \(kind) \(layer) \(key.identifier) \(other.identifier)")
            }
          }
        }
      }
    }
  }

  @Test func `a floating keyboard has the keys of a phone`() throws {
    try withPhone(Self.mini) { phone in
      try phone.perform(.keyboardArrangement(.floating))
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      #expect(try frame(of: phone) == CGRect(x: 428, y: 722, width: 320, height: 282))
      // (320 − 2·3 − 9·6) / 10 wide, below a bar of 38.
      let key = try #require(phone.view(for: .identifier("key-Q")))
      #expect(key.frame.width == 26)
      #expect(key.frame.minY == 46)
      #expect(phone.view(for: .identifier("key-dismiss")) == nil)
      phone.field("name")?.keyboardType = .numberPad
      phone.field("name")?.reloadInputViews()
      // A keypad, as a phone has it, which has no bar.
      #expect(try frame(of: phone) == CGRect(x: 428, y: 760, width: 320, height: 244))
      try phone.perform(.tap(.identifier("key-5")))
      #expect(phone.field("name")?.text == "5")
      #expect(phone.view(for: .identifier("key-q")) == nil)
    }
  }

  @Test func `a finger takes a keyboard off the bottom, along, and back`() throws {
    try withPhone(Self.mini) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      let key = try phone.point(of: .identifier("key-dismiss"))
      try touch(phone, .began, key.x, key.y)
      try touch(phone, .moved, key.x, key.y - 8)
      #expect(try frame(of: phone).minY == 711)
      try touch(phone, .moved, key.x, key.y - 150)
      phone.advance(by: 1)
      #expect(try frame(of: phone).minY == 561)
      _ = phone.takeNotifications()
      try touch(phone, .moved, key.x + 30, key.y - 250)
      #expect(try frame(of: phone) == CGRect(x: 0, y: 461, width: 768, height: 313))
      #expect(phone.takeNotifications().isEmpty)
      try touch(phone, .ended, key.x + 30, key.y - 250)
      phone.settle()
      #expect(phone.keyboard.placement == .undocked)
      // Taken along it was docked when the finger took hold, so the whole way is told.
      let told = phone.takeNotifications()
      #expect(told.map(\.name) == [.willChangeFrame, .didChangeFrame])
      #expect(told.first?.endFrame == CGRect(x: 0, y: 461, width: 768, height: 313))
      // No further than the status bar, which is 20 high.
      try touch(phone, .began, key.x, key.y - 250)
      try touch(phone, .moved, key.x, 5)
      #expect(try frame(of: phone).minY == 20)
      // Less than 40 points off the bottom it docks.
      try touch(phone, .moved, key.x, key.y - 39)
      #expect(try frame(of: phone).minY == 672)
      try touch(phone, .ended, key.x, key.y - 39)
      #expect(
        phone.takeNotifications().map(\.name) == [.willChangeFrame, .willShow])
      phone.settle()
      #expect(phone.keyboard.placement == .docked)
      #expect(try frame(of: phone).minY == 711)
      #expect(phone.field("name")?.isFirstResponder == true)
    }
  }

  @Test func `a floating keyboard goes anywhere, and docks where it is pulled out at the bottom`()
    throws
  {
    try withPhone(Self.mini) { phone in
      try phone.perform(.keyboardArrangement(.floating))
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      let handle = try phone.point(of: .identifier("keyboard-handle"))
      _ = phone.takeNotifications()
      try touch(phone, .began, handle.x, handle.y)
      try touch(phone, .moved, handle.x - 200, handle.y - 300)
      try touch(phone, .ended, handle.x - 200, handle.y - 300)
      #expect(try frame(of: phone) == CGRect(x: 228, y: 422, width: 320, height: 282))
      let told = phone.takeNotifications()
      #expect(
        told.map(\.name) == [
          .willChangeFrame, .didChangeFrame, .willChangeFrame, .didChangeFrame,
        ])
      #expect(
        told.map(\.endFrame.width).sorted() == [0, 0, 320, 320])
      // Beyond the left edge it stops there.
      try touch(phone, .began, handle.x - 200, handle.y - 300)
      try touch(phone, .moved, 0, handle.y - 300)
      #expect(try frame(of: phone).minX == 0)
      try touch(phone, .moved, 300, 1023)
      try touch(phone, .ended, 300, 1023)
      phone.settle()
      #expect(phone.keyboard.placement == .floating)
      #expect(try frame(of: phone).maxY == 1024)
      // The middle of its strip is 14 points above the bottom: 41 more are below.
      let low = try phone.point(of: .identifier("keyboard-handle"))
      try touch(phone, .began, low.x, low.y)
      try touch(phone, .moved, low.x, low.y + 41)
      try touch(phone, .ended, low.x, low.y + 41)
      phone.settle()
      #expect(phone.keyboard.placement == .docked)
      #expect(phone.view(for: .identifier("key-dismiss")) != nil)
    }
  }

  @Test func `the focus may go while a finger holds the keyboard`() throws {
    try withPhone(Self.mini) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      let key = try phone.point(of: .identifier("key-dismiss"))
      try touch(phone, .began, key.x, key.y)
      try touch(phone, .moved, key.x, key.y - 150)
      try phone.perform(.key(KeyPress(.escape)))
      try touch(phone, .moved, key.x, key.y - 170)
      try touch(phone, .ended, key.x, key.y - 170)
      phone.settle()
      #expect(phone.keyboard.visibleFrame == nil)
      #expect(phone.unsettledReasons == [])
      try phone.perform(.tap(.identifier("city")))
      phone.settle()
      #expect(try frame(of: phone).minY == 561)
    }
  }

  @Test func `what takes the place of the keys is at the bottom`() throws {
    let form = FormScreen(["name", "dice"]) {
      if $0.placeholder == "dice" {
        $0.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
      }
    }
    try withPhone(Self.mini, screen: form) { phone in
      try phone.perform(.keyboardArrangement(.floating))
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      _ = phone.takeNotifications()
      try phone.perform(.tap(.identifier("dice")))
      #expect(phone.takeNotifications().map(\.name) == [.willChangeFrame, .willShow])
      phone.settle()
      #expect(try frame(of: phone) == CGRect(x: 0, y: 824, width: 768, height: 200))
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      #expect(try frame(of: phone) == CGRect(x: 428, y: 722, width: 320, height: 282))
    }
  }

  // MARK: Guides

  /// A field, and a mark as large as the keyboard's guide.
  private static func markedForm(follows: Bool) -> FormScreen {
    let form = FormScreen()
    form.loadViewIfNeeded()
    let mark = UIView()
    mark.accessibilityIdentifier = "mark"
    mark.translatesAutoresizingMaskIntoConstraints = false
    form.view.addSubview(mark)
    let guide = form.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = follows
    NSLayoutConstraint.activate([
      mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      mark.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      mark.topAnchor.constraint(equalTo: guide.topAnchor),
      mark.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    return form
  }

  private func mark(of phone: Phone) throws -> CGRect {
    let mark = try #require(phone.view(for: .identifier("mark")))
    return mark.presentationRect(mark.presentation.bounds)
  }

  @Test func `a guide that follows is where the keyboard is in every frame`() throws {
    try withPhone(Self.mini, screen: Self.markedForm(follows: true)) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      for arrangement in [KeyboardArrangement.undocked, .floating, .split, .docked] {
        try phone.perform(.keyboardArrangement(arrangement))
        for _ in 0..<32 {
          let (seen, keyboard) = (try mark(of: phone), try frame(of: phone))
          for (a, b) in [
            (seen.minX, keyboard.minX), (seen.minY, keyboard.minY), (seen.maxX, keyboard.maxX),
            (seen.maxY, keyboard.maxY),
          ] { #expect(abs(a - b) < 1e-6, "\(arrangement), tick \(phone.now)") }
          phone.advance(by: 10)
        }
      }
      let key = try phone.point(of: .identifier("key-dismiss"))
      try touch(phone, .began, key.x, key.y)
      for way in stride(from: 20.0, through: 300, by: 35) {
        try touch(phone, .moved, key.x, key.y - way)
        #expect(try mark(of: phone).minY == 711 - way)
        #expect(try frame(of: phone).minY == 711 - way)
      }
    }
  }

  @Test func `for one that does not follow, a keyboard off the bottom is hidden`() throws {
    try withPhone(Self.mini, screen: Self.markedForm(follows: false)) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      #expect(try mark(of: phone) == CGRect(x: 0, y: 711, width: 768, height: 313))
      let start = phone.now
      try phone.perform(.keyboardArrangement(.undocked))
      for _ in 0..<31 {
        // p(t) = 1 − e^(−ωt)(1 + ωt) with ω = √(1000/3), over at half a second.
        let phase = (1000.0 / 3).squareRoot() * Double(phone.now - start) / 600
        let progress = phone.now - start < 300 ? 1 - exp(-phase) * (1 + phase) : 1
        #expect(abs(try mark(of: phone).minY - (711 + 313 * progress)) < 1e-6)
        phone.advance(by: 10)
      }
      try phone.perform(.keyboardArrangement(.docked))
      phone.settle()
      #expect(try mark(of: phone).minY == 711)
    }
  }
}
