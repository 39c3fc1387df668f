import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor struct EditKeyTests {
  /// Keys, then the text with what is selected between brackets, or the caret as a bar.
  nonisolated static let table: [(keys: String, result: String)] = [
    ("", "one two, don’t 字|"),
    ("Ctrl+Left", "one two, don’t |字"),
    ("Ctrl+Left Ctrl+Left", "one two, |don’t 字"),
    ("Ctrl+Left Ctrl+Left Ctrl+Left", "one |two, don’t 字"),
    ("Home Ctrl+Right", "one| two, don’t 字"),
    ("Home Ctrl+Right Ctrl+Right Ctrl+Right", "one two, don’t| 字"),
    ("Ctrl+Home", "|one two, don’t 字"),
    ("Ctrl+Home Ctrl+End", "one two, don’t 字|"),
    ("Shift+Home", "[one two, don’t 字]"),
    ("Shift+Left Shift+Left Shift+Right", "one two, don’t [字]"),
    ("Home Right Shift+End", "o[ne two, don’t 字]"),
    ("Home Ctrl+Shift+Right", "[one] two, don’t 字"),
    ("Ctrl+Shift+Left Ctrl+Shift+Left", "one two, [don’t 字]"),
    ("Ctrl+Backspace", "one two, don’t |"),
    ("Ctrl+Backspace Ctrl+Backspace", "one two, |"),
    ("Home Ctrl+Delete", "| two, don’t 字"),
    ("Home Ctrl+Delete Ctrl+Delete", "|, don’t 字"),
    ("Ctrl+A", "[one two, don’t 字]"),
    ("Ctrl+A Left", "|one two, don’t 字"),
    ("Ctrl+A Ctrl+X", "|"),
    ("Ctrl+A Ctrl+X Ctrl+V Ctrl+V", "one two, don’t 字one two, don’t 字|"),
    ("Home Ctrl+Shift+Right Ctrl+C End Ctrl+V", "one two, don’t 字one|"),
    ("x y", "one two, don’t 字xy|"),
    ("x y Ctrl+Z", "one two, don’t 字|"),
    ("x Left y Ctrl+Z Ctrl+Z Ctrl+Z", "one two, don’t 字|"),
    ("x Left y Ctrl+Z Ctrl+Z Ctrl+Shift+Z", "one two, don’t 字x|"),
    ("x Left y Ctrl+Z Ctrl+Z Ctrl+Shift+Z Ctrl+Shift+Z", "one two, don’t 字y|x"),
    ("Ctrl+A Backspace Ctrl+Z", "[one two, don’t 字]"),
    ("Ctrl+C Ctrl+V Ctrl+Shift+Z", "one two, don’t 字|"),
  ]

  @Test(.covers("UITextRange.end"), arguments: table)
  func `keys lead to a text and a selection`(keys: String, result: String) throws {
    try withPhone(screen: FormScreen { $0.autocapitalizationType = .none }) { phone in
      let field = try #require(phone.field("name"))
      field.text = "one two, don’t 字"
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.key(KeyPress(.end)))
      for name in keys.split(separator: " ") {
        try phone.perform(.key(#require(KeyPress(name: String(name)), "\(name)")))
      }
      let range = try #require(field.selectedTextRange)
      let start = field.offset(from: field.beginningOfDocument, to: range.start)
      let end = field.offset(from: field.beginningOfDocument, to: range.end)
      var units = Array((field.text ?? "").utf16)
      if start == end {
        units.insert(contentsOf: "|".utf16, at: start)
      } else {
        units.insert(contentsOf: "]".utf16, at: end)
        units.insert(contentsOf: "[".utf16, at: start)
      }
      #expect(String(decoding: units, as: UTF16.self) == result)
    }
  }

  @Test func `the words of a secret are not found by keys`() throws {
    try withPhone(screen: FormScreen { $0.isSecureTextEntry = true }) { phone in
      let field = try #require(phone.field("name"))
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("two words"))
      try phone.perform(.key(KeyPress(.left)))
      try phone.perform(.key(KeyPress(.backspace, modifiers: .control)))
      #expect(field.text == "s")
      try phone.perform(.key(KeyPress(.character("a"), modifiers: .control)))
      for key in ["c", "x"] {
        try phone.perform(.key(KeyPress(.character(key), modifiers: .control)))
      }
      #expect(phone.world.generalPasteboard.unreadString == nil && field.text == "s")
    }
  }

  @Test func `what is copied elsewhere is pasted, and what is selected there at once`() throws {
    try withPhone { phone in
      let field = try #require(phone.field("name"))
      #expect(throws: PhoneError.nothingFocused(doing: "the text")) {
        try phone.perform(.paste("x"))
      }
      #expect(throws: PhoneError.nothingFocused(doing: "the key Ctrl+V")) {
        try phone.perform(.key(KeyPress(.character("v"), modifiers: .control)))
      }
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.pasteboard("two\nlines"))
      #expect(field.text == "")
      try phone.perform(.key(KeyPress(.character("v"), modifiers: .control)))
      #expect(field.text == "two lines")
      try phone.perform(.paste("!"))
      #expect(field.text == "two lines!")
      #expect(phone.world.generalPasteboard.string == "two\nlines", "it is as it was")
    }
  }
}
