import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct FocusTests {
  /// Two columns: the fields of a line are a few points apart in height.
  private func makeForm() -> FormScreen {
    let form = FormScreen(["d", "a", "c", "b", "e"])
    let places = [
      "a": CGPoint(x: 20, y: 100), "b": CGPoint(x: 200, y: 96), "c": CGPoint(x: 20, y: 160),
      "d": CGPoint(x: 200, y: 164), "e": CGPoint(x: 20, y: 240),
    ]
    for field in form.fields {
      let place = places[field.placeholder ?? ""] ?? .zero
      field.frame = CGRect(x: place.x, y: place.y, width: 150, height: 40)
    }
    return form
  }

  private func focused(_ phone: Phone) -> String? {
    (phone.keyboard.firstResponder as? UITextField)?.placeholder
  }

  @Test func tabWalksTheFieldsLineByLine() throws {
    try withPhone(screen: makeForm()) { phone in
      var walk: [String?] = []
      for _ in 0..<6 {
        try phone.perform(.key(KeyPress(.tab)))
        walk.append(focused(phone))
      }
      #expect(walk == ["a", "b", "c", "d", "e", "a"])
      walk = []
      for _ in 0..<3 {
        try phone.perform(.key(KeyPress(.tab, modifiers: .shift)))
        walk.append(focused(phone))
      }
      #expect(walk == ["e", "d", "c"])
    }
  }

  @Test func fieldsThatCannotBeSeenOrEditedAreLeftOut() throws {
    let form = makeForm()
    try withPhone(screen: form) { phone in
      form.fields[1].isHidden = true  // a
      form.fields[3].isEnabled = false  // b
      form.fields[2].alpha = 0  // c
      try phone.perform(.key(KeyPress(.tab)))
      #expect(focused(phone) == "d")
      try phone.perform(.key(KeyPress(.tab, modifiers: .shift)))
      #expect(focused(phone) == "e")
      form.view.isHidden = true
      #expect(throws: PhoneError.noFieldToGoTo) {
        try phone.perform(.key(KeyPress(.tab)))
      }
    }
  }

  @Test func tabFromTheLastFieldOnItsOwnFindsNoOther() throws {
    try withPhone(screen: FormScreen(["only"])) { phone in
      try phone.perform(.key(KeyPress(.tab)))
      #expect(throws: PhoneError.noFieldToGoTo) { try phone.perform(.key(KeyPress(.tab))) }
    }
  }

  @Test func keysWithoutAFocusReachNobody() throws {
    try withPhone { phone in
      for press in [KeyPress(.escape), KeyPress(.backspace), KeyPress(.character("x"))] {
        #expect(throws: PhoneError.self) { try phone.perform(.key(press)) }
      }
      #expect(throws: PhoneError.nothingFocused(doing: "the text")) {
        try phone.perform(.text("x"))
      }
    }
  }

  @Test func editingKeysEdit() throws {
    try withPhone(screen: FormScreen { $0.autocapitalizationType = .none }) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("abcd"))
      let field = try #require(phone.field("name"))
      @MainActor func press(_ names: String...) throws {
        for name in names { try phone.perform(.key(#require(KeyPress(name: name)))) }
      }
      try press("Left", "Left", "Backspace")
      #expect(field.text == "acd")
      try press("Delete")
      #expect(field.text == "ad")
      try press("Home", "x", "End", "y")
      #expect(field.text == "xady")
      try press("Shift+Left", "z")
      #expect(field.text == "xadz")
      try press("Ctrl+A", "q")
      #expect(field.text == "q")
    }
  }

  @Test func aKeyWithoutAMeaningIsRefused() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      #expect(throws: PhoneError.unknownKey("Shift+Escape")) {
        try phone.perform(.key(KeyPress(.escape, modifiers: .shift)))
      }
    }
  }

  @Test func aFocusOnAnotherScreenLeavesTheKeyboardAlone() throws {
    try withPhone { phone in
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      let panel = UIScreen(bounds: CGRect(x: 0, y: 0, width: 300, height: 300), scale: 1)
      let window = UIWindow(frame: panel.bounds, screen: panel)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      window.addSubview(field)
      window.isHidden = false
      field.becomeFirstResponder()
      #expect(phone.isKeyboardUp)
      field.resignFirstResponder()
      #expect(phone.isKeyboardUp)
      #expect(phone.keyboard.firstResponder === phone.field("name"))
    }
  }
}
