import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct TypingTests {
  private func tapKeys(_ names: [String], on phone: Phone) throws {
    for name in names { try phone.perform(.tap(.identifier("key-\(name)"))) }
  }

  private func hasKey(_ name: String, _ phone: Phone) -> Bool {
    phone.view(for: .identifier("key-\(name)"))?.canBeSeen ?? false
  }

  @Test func clickedKeysType() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("city")))
      #expect(hasKey("K", phone), "a sentence begins with shift on")
      try tapKeys(["K", "y", "o", "t", "p", "backspace", "o", "space"], on: phone)
      try tapKeys(["numbers", "1", "symbols", "#", "space"], on: phone)
      #expect(hasKey("a", phone), "a space leads back to the letters")
      #expect(phone.field("city")?.text == "Kyoto 1# ")
    }
  }

  @Test func shiftHoldsForOneLetterAndLocksWithTwoTaps() throws {
    try withPhone(screen: FormScreen { $0.autocapitalizationType = .none }) { phone in
      try phone.perform(.tap(.identifier("name")))
      try tapKeys(["a", "shift", "B", "c"], on: phone)
      try tapKeys(["shift", "shift", "D", "E", "shift", "f"], on: phone)
      #expect(phone.field("name")?.text == "aBcDEf")
      // Two taps that are too far apart switch it on and off again.
      try tapKeys(["shift"], on: phone)
      phone.advance(by: 200)
      try tapKeys(["shift", "g"], on: phone)
      #expect(phone.field("name")?.text == "aBcDEfg")
    }
  }

  @Test func shiftComesBackAfterTheEndOfASentence() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("Hi"))
      #expect(hasKey("a", phone))
      try phone.perform(.text(". "))
      #expect(hasKey("A", phone))
      try phone.perform(.key(KeyPress(.backspace)))
      #expect(hasKey("a", phone))
    }
  }

  @Test func realKeysLightTheirSoftKeysButNotWhereTheyWouldGiveASecretAway() throws {
    for isSecure in [false, true] {
      try withPhone(screen: FormScreen { $0.isSecureTextEntry = isSecure }) { phone in
        try phone.perform(.tap(.identifier("name")))
        for key in [KeyPress.Key.character("k"), .backspace] {
          try phone.perform(.key(KeyPress(key, phase: .down)))
        }
        let lit = phone.keyboard.view.keys.map(\.identifier).filter { name in
          (phone.view(for: .identifier(name)) as? KeyView)?.look.isPressed ?? false
        }
        #expect(lit == (isSecure ? ["key-backspace"] : ["key-K", "key-backspace"]))
        #expect(phone.field("name")?.text == "")
      }
    }
  }

  @Test func theReturnKeySaysWhatItDoes() throws {
    final class Delegate: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        textField.resignFirstResponder()
        return false
      }
    }
    let delegate = Delegate()
    let form = FormScreen {
      $0.returnKeyType = .search
      $0.delegate = delegate
    }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("name")))
      let key = try #require(phone.view(for: .identifier("key-return")) as? KeyView)
      #expect(key.look.face == .word("search"))
      #expect(key.look.isProminent)
      try tapKeys(["return"], on: phone)
      #expect(delegate.returns == 1)
      #expect(!phone.isKeyboardUp)
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.key(KeyPress(.return)))
      #expect(delegate.returns == 2)
    }
  }

  @Test func backspaceRepeatsWhileItIsHeld() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("abcdefgh"))
      let key = try #require(phone.view(for: .identifier("key-backspace")))
      let place = key.convert(CGPoint(x: 10, y: 10), to: phone.screen.coordinateSpace)
      try phone.perform(.touch(.began, at: place, id: 1))
      #expect(phone.field("name")?.text == "abcdefg")
      phone.advance(by: 299)
      #expect(phone.field("name")?.text == "abcdefg")
      phone.advance(by: 1)
      #expect(phone.field("name")?.text == "abcdef")
      phone.advance(by: 120)
      #expect(phone.field("name")?.text == "abcd")
      try phone.perform(.touch(.ended, at: place, id: 1))
      phone.advance(by: 600)
      #expect(phone.field("name")?.text == "abcd")
    }
  }

  @Test func aFingerMaySlideToAnotherKeyAndRaisesItsCallout() throws {
    try withPhone(screen: FormScreen { $0.autocapitalizationType = .none }) { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      @MainActor func center(_ name: String) throws -> CGPoint {
        let key = try #require(phone.view(for: .identifier("key-\(name)")))
        return key.convert(
          CGPoint(x: key.bounds.midX, y: key.bounds.midY), to: phone.screen.coordinateSpace)
      }
      let callout = phone.keyboard.view.callout
      try phone.perform(.touch(.began, at: center("q"), id: 1))
      #expect(!callout.isHidden)
      #expect(phone.field("name")?.text == "")
      try phone.perform(.touch(.moved, at: center("w"), id: 1))
      try phone.perform(.touch(.ended, at: center("w"), id: 1))
      #expect(callout.isHidden)
      #expect(phone.field("name")?.text == "w")
      // From the layer key to a number and back to the letters in one stroke.
      try phone.perform(.touch(.began, at: center("numbers"), id: 1))
      try phone.perform(.touch(.moved, at: center("5"), id: 1))
      try phone.perform(.touch(.ended, at: center("5"), id: 1))
      #expect(phone.field("name")?.text == "w5")
      #expect(hasKey("q", phone))
      // A second finger commits the letter under the first.
      try phone.perform(.touch(.began, at: center("a"), id: 1))
      try phone.perform(.touch(.began, at: center("b"), id: 2))
      #expect(phone.field("name")?.text == "w5a")
      try phone.perform(.touch(.ended, at: center("a"), id: 1))
      try phone.perform(.touch(.ended, at: center("b"), id: 2))
      #expect(phone.field("name")?.text == "w5ab")
    }
  }

  @Test func aRealKeyLightsItsSoftOne() throws {
    try withPhone(screen: FormScreen { $0.autocapitalizationType = .none }) { phone in
      try phone.perform(.tap(.identifier("name")))
      @MainActor func isLit(_ name: String) -> Bool? {
        (phone.view(for: .identifier("key-\(name)")) as? KeyView)?.look.isPressed
      }
      try phone.perform(.key(KeyPress(.character("k"), phase: .down)))
      #expect(isLit("k") == true)
      phone.advance(by: 600)
      #expect(isLit("k") == true)
      try phone.perform(.key(KeyPress(.character("k"), phase: .up)))
      #expect(isLit("k") == false)
      try phone.perform(.key(KeyPress(.character("7"))))
      #expect(isLit("7") == true, "the layer follows")
      phone.advance(by: 59)
      #expect(isLit("7") == true, "a stroke is seen for a tenth of a second")
      phone.advance(by: 1)
      #expect(isLit("7") == false)
      try phone.perform(.key(KeyPress(.character("x"))))
      #expect(isLit("x") == true)
      #expect(phone.field("name")?.text == "k7x")
    }
  }

  @Test func suggestionsCompleteTheWord() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      #expect(phone.keyboard.suggestions == ["I", "The", "I'm"])
      try phone.perform(.text("Say tomo"))
      #expect(phone.keyboard.suggestions == ["“tomo”", "tomorrow"])
      let bar = phone.keyboard.view.bar
      let place = bar.convert(CGPoint(x: 195, y: 20), to: phone.screen.coordinateSpace)
      try phone.perform(.tap(.point(place)))
      #expect(phone.field("name")?.text == "Say tomorrow ")
      #expect(phone.keyboard.suggestions == [])
    }
  }

  @Test func anAddressIsNoWord() throws {
    try withPhone(screen: FormScreen { $0.keyboardType = .emailAddress }) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("the"))
      #expect(phone.keyboard.suggestions == [])
    }
  }

  @Test func aSecureFieldGivesNothingAway() throws {
    try withPhone(screen: FormScreen { $0.isSecureTextEntry = true }) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("the"))
      #expect(phone.keyboard.suggestions == [])
      #expect(phone.isSecureTextFocused)
      #expect(phone.view(for: .text("the")) == nil)
    }
  }

  @Test func aFieldWithoutCorrectionHasNoBar() throws {
    try withPhone(screen: FormScreen { $0.autocorrectionType = .no }) { phone in
      try phone.perform(.tap(.identifier("name")))
      #expect(phone.keyboard.frame?.height == 291)
      // The emoji are as high as letters with the bar (facts 3).
      try tapKeys(["emoji"], on: phone)
      #expect(phone.keyboard.frame?.height == 336)
      try tapKeys(["😀", "letters"], on: phone)
      #expect(phone.keyboard.frame?.height == 291)
      #expect(phone.field("name")?.text == "😀")
    }
  }

  @Test func anIPadsKeyboardCanBePutAway() throws {
    try withPhone("iPad (9th generation)") { phone in
      try phone.perform(.tap(.identifier("name")))
      try tapKeys(["dismiss"], on: phone)
      #expect(phone.field("name")?.isFirstResponder == false)
      #expect(!phone.isKeyboardUp)
    }
  }
}
