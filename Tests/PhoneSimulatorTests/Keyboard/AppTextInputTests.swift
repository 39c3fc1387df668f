import Foundation
import TestSupport
import Testing
import UIKit
import UIKitUsage

@testable import PhoneSimulator

/// A view controller with one view of an app's own on its view.
private final class OneViewController: UIViewController {
  private let input: UIView

  init(_ input: UIView) {
    self.input = input
    super.init(nibName: nil, bundle: nil)
    input.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    input.accessibilityIdentifier = "input"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(input)
  }
}

/// Classes that an app's code derives from `UIKeyInput` and `UITextInput`, in a target that sees
/// public names alone.
@Suite(.phone) @MainActor struct AppTextInputTests {
  private func withInput<Input: UIView>(
    _ input: Input, _ body: @MainActor (Phone, Input) throws -> Void
  ) throws {
    // 393 points wide, 336 points of keyboard with the bar and 291 for digits.
    let phone = Phone(
      device: try .named("iPhone 15"), layout: try .english,
      screen: AppScreen("one", title: "One", whatToWatch: "Nothing moves.") {
        OneViewController(input)
      })
    defer { phone.close() }
    try phone.world.enter {
      _ = input.becomeFirstResponder()
      phone.settle()
      _ = phone.takeEvents()
      try body(phone, input)
    }
  }

  // MARK: UIKeyInput

  @Test func `a view of keys alone gets the keyboard its traits ask for`() throws {
    try withInput(PinField()) { phone, pin in
      #expect(phone.keyboard.frame == CGRect(x: 0, y: 561, width: 393, height: 291))
      #expect(phone.keyboard.mode.layer == .keypad)
      #expect(phone.keyboard.traits.returnKey == .done)
      #expect(phone.target === pin)
    }
  }

  @Test func `keys type, delete repeats and return is a line break`() throws {
    try withInput(PinField()) { phone, pin in
      for key in ["key-4", "key-0", "key-7"] { try phone.perform(.tap(.identifier(key))) }
      #expect(pin.digits == "407")
      pin.calls = []
      let middle = try phone.point(of: .identifier("key-backspace"))
      try phone.perform(.touch(.began, at: middle))
      let start = phone.now
      // At once, after 0.5 s, and then every 0.1 s.
      for (tenths, calls) in [(0, 1), (4, 1), (5, 2), (6, 3), (8, 5)] {
        phone.advance(to: start + FrameClock.ticks(Double(tenths) / 10))
        #expect(pin.calls.count == calls, "after \(tenths) tenths")
      }
      try phone.perform(.touch(.ended, at: middle))
      pin.calls = []
      try phone.perform(.key(KeyPress(.return)))
      #expect(pin.calls == ["insert \n"])
    }
  }

  @Test(.covers("UIResponder.reloadInputViews()"))
  func `changed traits count when the app says so`() throws {
    try withInput(PinField()) { phone, pin in
      pin.keyboardType = .default
      phone.advance(by: 10)
      #expect(phone.keyboard.frame?.height == 291)
      pin.reloadInputViews()
      #expect(phone.keyboard.frame == CGRect(x: 0, y: 516, width: 393, height: 336))
      #expect(phone.keyboard.mode.layer == .letters)
      #expect(phone.takeNotifications().map(\.name) == [.willChangeFrame, .willShow])
      _ = pin.resignFirstResponder()
      _ = phone.takeEvents()
      pin.reloadInputViews()
      #expect(phone.takeEvents().isEmpty)
    }
  }

  @Test func `a return key waits for text where the field wants it to`() throws {
    let pin = PinField()
    pin.keyboardType = .default
    pin.enablesReturnKeyAutomatically = true
    try withInput(pin) { phone, pin in
      try phone.perform(.tap(.identifier("key-return")))
      #expect(pin.calls.isEmpty)
      #expect(phone.keyboard.view.content?.isReturnEnabled == false)
      try phone.perform(.text("a"))
      #expect(phone.keyboard.view.content?.isReturnEnabled == true)
      try phone.perform(.tap(.identifier("key-return")))
      #expect(pin.calls == ["insert a", "insert \n"])
    }
  }

  @Test func `a view of keys alone cannot do what it has no method for`() throws {
    try withInput(PinField()) { phone, pin in
      #expect(throws: PhoneError.takesTextAlone(doing: "the key Left")) {
        try phone.perform(.key(KeyPress(.left)))
      }
      #expect(throws: PhoneError.takesTextAlone(doing: "a text that is being composed")) {
        try phone.perform(.markedText("か", caret: 1))
      }
      #expect(pin.calls.isEmpty)
    }
  }

  @Test func `a view that gives the focus away while it is typed into gets no more`() throws {
    let pin = PinField()
    pin.whenTyped = { if $0.digits.count == 2 { $0.resignFirstResponder() } }
    try withInput(pin) { phone, pin in
      try phone.perform(.text("1234"))
      #expect(pin.digits == "12")
      #expect(phone.keyboard.frame == nil)
      #expect(phone.takeNotifications().map(\.name) == [.willChangeFrame, .willHide])
    }
  }

  // MARK: UITextInput

  @Test func `shift and suggestions follow the text of an app's own text view`() throws {
    try withInput(NoteView()) { phone, note in
      #expect(phone.keyboard.mode.shift == .on)
      try phone.perform(.tap(.identifier("key-H")))
      #expect(phone.keyboard.mode.shift == .off)
      try phone.perform(.tap(.identifier("key-i")))
      for _ in 0..<2 { try phone.perform(.tap(.identifier("key-space"))) }
      #expect(note.text == "Hi. ")
      #expect(phone.keyboard.mode.shift == .on)
      note.setText("th")
      phone.advance(by: 1)
      #expect(phone.keyboard.view.content?.suggestions == phone.keyboard.suggestions)
      #expect(phone.keyboard.suggestions.first == "“th”")
      phone.keyboard.accept(suggestion: 1)
      #expect(note.text.hasPrefix("th") && note.text.hasSuffix(" ") && note.text.length > 3)
    }
  }

  @Test func `the keyboard learns of an app's changes by being told`() throws {
    try withInput(NoteView()) { phone, note in
      note.setText("and", tells: false)
      phone.advance(by: 1)
      #expect(phone.keyboard.mode.shift == .on)
      note.setText("and")
      phone.advance(by: 1)
      #expect(phone.keyboard.mode.shift == .off)
      note.setText("", tells: false)
      // A key of its own lets it look as well.
      try phone.perform(.text("x"))
      #expect(phone.keyboard.mode.shift == .off)
      _ = note.resignFirstResponder()
      #expect(note.inputDelegate == nil)
    }
  }

  @Test func `an input method composes in an app's own text view`() throws {
    try withInput(NoteView()) { phone, note in
      try phone.perform(.text("a"))
      try phone.perform(.markedText("に", caret: 1))
      try phone.perform(.markedText("にほ", caret: 2))
      #expect(note.text == "aにほ")
      #expect(note.marked == 1..<3)
      #expect(note.selection == 3..<3)
      try phone.perform(.text("日本"))
      #expect(note.text == "a日本")
      #expect(note.marked == nil)
      try phone.perform(.markedText("x", caret: 1))
      try phone.perform(.markedText("", caret: 0))
      #expect(note.text == "a日本")
      #expect(note.marked == nil)
    }
  }

  @Test func `the caret of an app's own text view is where it says`() throws {
    try withInput(NoteView()) { phone, note in
      note.setText("ab\ncde")
      // The view is at 20, 100; the caret behind three letters of the second line.
      #expect(phone.keyboard.caretRect == CGRect(x: 50, y: 120, width: 2, height: 20))
      note.frame.origin.y = 40
      #expect(phone.keyboard.caretRect == CGRect(x: 50, y: 60, width: 2, height: 20))
      _ = note.resignFirstResponder()
      #expect(phone.keyboard.caretRect == nil)
    }
  }

  @Test func `hardware keys move, select and delete in an app's own text view`() throws {
    try withInput(NoteView()) { phone, note in
      note.setText("one two\nthree")
      let steps: [(KeyPress.Key, KeyPress.Modifiers, Range<Int>)] = [
        (.left, [], 12..<12), (.up, [], 4..<4), (.right, [.shift], 4..<5),
        (.right, [.shift], 4..<6), (.left, [.shift], 4..<5), (.left, [.shift], 4..<4),
        (.left, [.shift], 3..<4), (.right, [], 4..<4), (.end, [], 7..<7), (.home, [.shift], 0..<7),
        (.right, [], 7..<7), (.down, [], 13..<13), (.left, [.shift], 12..<13), (.left, [], 12..<12),
      ]
      for (index, (key, modifiers, selection)) in steps.enumerated() {
        try phone.perform(.key(KeyPress(key, modifiers: modifiers)))
        #expect(note.selection == selection, "step \(index), \(key)")
      }
      try phone.perform(.key(KeyPress(.delete)))
      #expect(note.text == "one two\nthre")
      try phone.perform(.key(KeyPress(.character("a"), modifiers: [.control])))
      #expect(note.selection == 0..<12)
      try phone.perform(.key(KeyPress(.delete)))
      #expect(note.text == "")
    }
  }

  @Test(
    .covers(
      "UITextInputDelegate.selectionDidChange(_:)",
      "UITextInputTokenizer.rangeEnclosingPosition(_:with:inDirection:)"),
    arguments: SeededGenerator.seeds(20))
  func `a text input that answers anything ends no phone`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rude = RudeInput()
    rude.choose = { Int.random(in: 0..<$0, using: &random) }
    let tokens: [UITextGranularity] = [
      .character, .word, .sentence, .paragraph, .line, .document,
    ]
    try withInput(rude) { phone, rude in
      for _ in 0..<100 {
        switch rude.choose(10) {
        case 0: rude.becomeFirstResponder()
        case 1: try? phone.perform(.text("ab. c"))
        case 2: try? phone.perform(.markedText("か", caret: rude.choose(3)))
        case 3: try? phone.perform(.tap(.identifier("key-space")))
        case 4: try? phone.perform(.key(KeyPress(.backspace)))
        case 5:
          let keys: [KeyPress.Key] = [.left, .right, .up, .down, .home, .end, .delete, .return]
          let modifiers: KeyPress.Modifiers = rude.choose(2) == 0 ? [] : [.shift]
          try? phone.perform(.key(KeyPress(keys[rude.choose(keys.count)], modifiers: modifiers)))
        case 6: phone.keyboard.accept(suggestion: rude.choose(3))
        case 7: rude.reloadInputViews()
        case 8:
          let unit = tokens[rude.choose(tokens.count)]
          for direction in 0...5 {
            let way = UITextDirection(rawValue: direction)
            let position = NotePosition(rude.choose(5))
            let tokenizer = rude.tokenizer
            _ = tokenizer.rangeEnclosingPosition(position, with: unit, inDirection: way)
            _ = tokenizer.position(from: position, toBoundary: unit, inDirection: way)
            _ = tokenizer.isPosition(position, atBoundary: unit, inDirection: way)
          }
        default: phone.advance(by: 7)
        }
        if let caret = phone.keyboard.caretRect { #expect(caret.isFinite, "seed \(seed)") }
      }
      #expect(rude.calls > 0)
      phone.settle()
      #expect(phone.isSettled)
    }
  }

  @Test func `what an app's view shows can be named by its text`() throws {
    try withInput(NoteView()) { phone, note in
      note.setText("shopping")
      #expect(phone.view(for: .text("shopping")) === note)
      let badge = UIView(frame: CGRect(x: 0, y: 20, width: 40, height: 40))
      badge.accessibilityLabel = "Unread"
      phone.window.addSubview(badge)
      #expect(phone.view(for: .text("Unread")) === badge)
    }
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
