import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// What the keys do besides typing what is on them.
@MainActor
@Suite(.phone)
struct KeyDetailTests {
  private func tapKeys(_ names: String..., on phone: Phone) throws {
    for name in names { try phone.perform(.tap(.identifier("key-\(name)"))) }
  }

  private func isSeen(_ name: String, on phone: Phone) -> Bool {
    phone.view(for: .identifier("key-\(name)"))?.canBeSeen ?? false
  }

  private func center(_ name: String, on phone: Phone) throws -> CGPoint {
    try phone.point(of: .identifier("key-\(name)"))
  }

  /// A plain form without capitals, the first field with the focus.
  private func withField(
    _ device: String = "iPhone 13", change: (UITextField) -> Void = { _ in },
    _ body: @MainActor (Phone, UITextField) throws -> Void
  ) throws {
    let form = FormScreen {
      $0.autocapitalizationType = .none
      change($0)
    }
    try withPhone(device, screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      try body(phone, form.fields[0])
    }
  }

  // MARK: Shift

  @Test func aFingerThatSlidesFromShiftTypesACapitalAndLeadsBack() throws {
    try withField { phone, field in
      try phone.perform(.touch(.began, at: center("shift", on: phone), id: 1))
      try phone.perform(.touch(.moved, at: center("D", on: phone), id: 1))
      #expect(!phone.keyboard.view.callout.isHidden)
      try phone.perform(.touch(.moved, at: center("E", on: phone), id: 1))
      #expect(field.text == "")
      try phone.perform(.touch(.ended, at: center("E", on: phone), id: 1))
      #expect(field.text == "E")
      #expect(isSeen("e", on: phone))
      try tapKeys("f", on: phone)
      #expect(field.text == "Ef")
    }
  }

  @Test func slidingFromShiftAndOffTheKeysTypesNothingAndLeadsBack() throws {
    try withField { phone, field in
      for phase in [TouchPhase.ended, .cancelled] {
        try phone.perform(.touch(.began, at: center("shift", on: phone), id: 1))
        try phone.perform(.touch(.moved, at: center("D", on: phone), id: 1))
        try phone.perform(.touch(.moved, at: CGPoint(x: 200, y: 300), id: 1))
        try phone.perform(.touch(phase, at: CGPoint(x: 200, y: 300), id: 1))
        #expect(field.text == "")
        #expect(isSeen("d", on: phone))
      }
    }
  }

  // MARK: Two spaces

  /// Two taps on the space bar, some ticks apart.
  private func doubleSpace(after text: String, ticks: Int, in field: UITextField, on phone: Phone)
    throws
  {
    if !text.isEmpty { try phone.perform(.text(text)) }
    try tapKeys("space", on: phone)
    phone.advance(by: ticks)
    try tapKeys("space", on: phone)
  }

  @Test(arguments: [
    ("end", 0, "end. "), ("end", 300, "end. "), ("end", 301, "end  "), ("4", 100, "4. "),
    ("é", 100, "é. "), ("字", 100, "字. "), ("", 100, "  "), ("end.", 100, "end.  "),
    ("end!", 100, "end!  "), ("(end)", 100, "(end)  "), ("end ", 100, "end   "),
  ])
  func twoQuickSpacesBehindAWordMakeAFullStop(text: String, ticks: Int, result: String) throws {
    try withField { phone, field in
      try doubleSpace(after: text, ticks: ticks, in: field, on: phone)
      #expect(field.text == result)
      if result.hasSuffix(". "), result.count < 6 {
        try tapKeys("space", on: phone)
        #expect(field.text == result + " ", "a third one is a space")
      }
    }
  }

  @Test(.covers("UITextField.autocapitalizationType"))
  func shiftComesOnBehindTheFullStop() throws {
    try withField(change: { $0.autocapitalizationType = .sentences }) { phone, field in
      try doubleSpace(after: "End", ticks: 60, in: field, on: phone)
      #expect(isSeen("A", on: phone))
    }
  }

  @Test func noFullStopWhereSomethingElseHappenedMeanwhileOrTheKeysAreReal() throws {
    try withField { phone, field in
      try phone.perform(.text("end  "))
      #expect(field.text == "end  ")
      try phone.perform(.key(KeyPress(.character(" "))))
      field.text = "end"
      try phone.perform(.key(KeyPress(.character(" "))))
      try phone.perform(.key(KeyPress(.character(" "))))
      #expect(field.text == "end  ")
      field.text = "end"
      try tapKeys("space", "x", "space", on: phone)
      #expect(field.text == "end x ")
      field.text = "end"
      try tapKeys("space", "backspace", "space", on: phone)
      #expect(field.text == "end ")
      field.text = "end"
      try tapKeys("space", on: phone)
      try phone.perform(.key(KeyPress(.character("a"), modifiers: .control)))
      try tapKeys("space", on: phone)
      #expect(field.text == " ", "what is selected is what goes")
    }
  }

  @Test func aDelegateThatRefusesKeepsItsText() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { !string.isEmpty }
    }
    let delegate = Delegate()
    try withField(change: { $0.delegate = delegate }) { phone, field in
      try doubleSpace(after: "end", ticks: 60, in: field, on: phone)
      #expect(field.text == "end  ")
    }
  }

  @Test func aSecretTellsOfNoSpace() throws {
    try withField(change: { $0.isSecureTextEntry = true }) { phone, field in
      try doubleSpace(after: "end", ticks: 60, in: field, on: phone)
      #expect(field.text == "end  ")
    }
  }

  // MARK: Phone numbers

  @Test func thePhonePadTurnsToTheOtherCharactersOfNumbers() throws {
    try withField(change: { $0.keyboardType = .phonePad }) { phone, field in
      let height = phone.keyboard.frame?.height
      try tapKeys("dialing", "+", "keypad", "4", "2", "dialing", "*", ",", "keypad", on: phone)
      #expect(field.text == "+42*,")
      #expect(isSeen("5", on: phone))
      #expect(phone.keyboard.frame?.height == height)
    }
    try withField(change: { $0.keyboardType = .numberPad }) { phone, _ in
      #expect(!isSeen("dialing", on: phone))
    }
  }

  // MARK: Dictation

  @Test(arguments: [
    (UIKeyboardType.default, false, true), (.webSearch, false, true), (.emailAddress, false, false),
    (.URL, false, false), (.phonePad, false, false), (.default, true, false),
  ])
  func dictationTakesPlainWordsAlone(type: UIKeyboardType, isSecure: Bool, isThere: Bool) throws {
    for device in ["iPhone 13", "iPhone SE (1st generation)", "iPad (9th generation)"] {
      try withField(
        device,
        change: {
          $0.keyboardType = type
          $0.isSecureTextEntry = isSecure
        }
      ) { phone, field in
        #expect(isSeen("dictation", on: phone) == isThere, "\(device)")
        if isThere {
          try tapKeys("dictation", "a", on: phone)
          #expect(field.text == "a")
        }
      }
    }
  }

  // MARK: Emoji

  @Test func categoriesBringTheirEmojiIntoSight() throws {
    try withField { phone, field in
      try tapKeys("emoji", on: phone)
      #expect(isSeen("😂", on: phone))
      #expect(!isSeen("🐶", on: phone))
      try tapKeys("category-animals", "🐶", "category-flags", "🏁", "backspace", on: phone)
      #expect(field.text == "🐶")
      try tapKeys("letters", "a", "emoji", on: phone)
      // What was typed is among what is used often.
      #expect(isSeen("🐶", on: phone))
      #expect(field.text == "🐶a")
    }
  }

  @Test func aFingerScrollsTheEmojiAndTypesNone() throws {
    try withField { phone, field in
      try tapKeys("emoji", on: phone)
      let start = try center("🎉", on: phone)
      try phone.perform(.touch(.began, at: start, id: 1))
      // From one column to the next it is 46.75 points on this phone.
      try phone.perform(.touch(.moved, at: CGPoint(x: start.x - 47, y: start.y), id: 1))
      #expect(phone.keyboard.emoji.column == 1)
      try phone.perform(.touch(.moved, at: CGPoint(x: start.x - 2, y: start.y), id: 1))
      #expect(phone.keyboard.emoji.column == 0)
      try phone.perform(.touch(.moved, at: CGPoint(x: 0, y: start.y), id: 1))
      try phone.perform(.touch(.ended, at: CGPoint(x: 0, y: start.y), id: 1))
      #expect(field.text == "")
      #expect(!isSeen("❤️", on: phone))
      for _ in 0..<2 {
        try phone.perform(.touch(.began, at: CGPoint(x: 20, y: start.y)))
        try phone.perform(.touch(.moved, at: start))
        try phone.perform(.touch(.ended, at: start))
      }
      #expect(phone.keyboard.emoji.column == 0)
    }
  }

  @Test func emojiAreSearchedForByTypingAndTheFieldGetsWhatIsTapped() throws {
    try withField { phone, field in
      let height = phone.keyboard.frame?.height
      try phone.perform(.text("x"))
      try tapKeys("emoji", "search", "p", "i", "z", on: phone)
      try phone.perform(.key(KeyPress(.character("z"))))
      #expect(field.text == "x")
      try tapKeys("🍕", "backspace", "backspace", "backspace", "backspace", "backspace", on: phone)
      #expect(field.text == "x🍕")
      try phone.perform(.text("japan"))
      #expect(isSeen("🇯🇵", on: phone))
      #expect(phone.keyboard.frame?.height == height)
      try tapKeys("return", on: phone)
      #expect(isSeen("category-smileys", on: phone))
      try tapKeys("search", "search", "letters", "y", on: phone)
      #expect(field.text == "x🍕y")
      // Another field knows nothing of it.
      try tapKeys("emoji", "search", on: phone)
      try phone.perform(.tap(.identifier("city")))
      try tapKeys("z", on: phone)
      #expect(phone.field("city")?.text == "z")
    }
  }

  @Test(.covers("UITextField.autocorrectionType"))
  func aRealKeyThatLeavesTheEmojiTakesTheirHeightAway() throws {
    try withField(change: { $0.autocorrectionType = .no }) { phone, field in
      try tapKeys("emoji", on: phone)
      #expect(phone.keyboard.frame?.height == 336)
      try phone.perform(.key(KeyPress(.character("a"))))
      #expect(phone.keyboard.frame?.height == 291)
      #expect(field.text == "a")
    }
  }
}
