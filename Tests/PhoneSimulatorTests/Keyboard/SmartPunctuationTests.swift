import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

@MainActor
@Suite(.phone)
struct SmartPunctuationTests {
  /// What is typed, and what comes of it with the marks of English and of German.
  nonisolated static let table = [
    ("\"a\" \"b\"", "“a” “b”", "„a“ „b“"), ("it's 'a'", "it’s ‘a’", "it’s ‚a’"),
    ("(\"a\")", "(“a”)", "(„a“)"), ("\"'a'\"", "“‘a’”", "„‚a’“"), ("a--b", "a–b", "a–b"),
    ("a---b", "a—b", "a—b"), ("a----b", "a—-b", "a—-b"), ("a - b-c", "a - b-c", "a - b-c"),
    ("5'", "5’", "5’"),
  ]

  @Test(arguments: table)
  func `quotes are curled and hyphens become dashes`(
    typed: String, english: String, german: String
  ) {
    let punctuation = SmartPunctuation(quotes: true, dashes: true)
    for (marks, expected) in [(["“", "”"], english), (["„", "“"], german)] {
      var text = ""
      for character in typed {
        let change = punctuation.change(
          typing: String(character), behind: text, marks: marks)
        text = String(text.dropLast(change?.removed ?? 0)) + (change?.inserted ?? String(character))
      }
      #expect(text == expected)
    }
  }

  @Test(
    .covers(
      "UITextField.smartDashesType", "UITextField.smartQuotesType",
      "UITextInputTraits.smartDashesType", "UITextInputTraits.smartQuotesType",
      "UITextSmartDashesType", "UITextSmartDashesType.init(rawValue:)",
      "UITextSmartQuotesType.init(rawValue:)", "UITextSmartDashesType.default",
      "UITextSmartDashesType.no",
      "UITextSmartDashesType.yes", "UITextSmartQuotesType", "UITextSmartQuotesType.default",
      "UITextSmartQuotesType.no", "UITextSmartQuotesType.yes"))
  func `a field decides, and by default its kind of keyboard`() throws {
    #expect(
      UITextSmartDashesType(rawValue: 0) == .default && UITextSmartDashesType.no.rawValue == 1)
    #expect(
      UITextSmartQuotesType(rawValue: 0) == .default && UITextSmartQuotesType.no.rawValue == 1)
    #expect(UITextSmartDashesType.yes.rawValue == 2 && UITextSmartQuotesType.yes.rawValue == 2)
    let cases: [((UITextField) -> Void, String)] = [
      ({ _ in }, "“a” – b"), ({ $0.keyboardType = .emailAddress }, "\"a\" -- b"),
      ({ $0.keyboardType = .asciiCapable }, "\"a\" -- b"),
      ({ $0.keyboardType = .URL }, "\"a\" -- b"),
      ({ $0.isSecureTextEntry = true }, "\"a\" -- b"),
      ({ $0.smartQuotesType = .no }, "\"a\" – b"), ({ $0.smartDashesType = .no }, "“a” -- b"),
      (
        {
          $0.keyboardType = .emailAddress
          $0.smartQuotesType = .yes
          $0.smartDashesType = .yes
        }, "“a” – b"
      ),
    ]
    for (change, expected) in cases {
      try withPhone(screen: FormScreen(change: change)) { phone in
        try phone.perform(.tap(.identifier("name")))
        try phone.perform(.text("\"a\" -- b"))
        #expect(phone.field("name")?.text == expected)
      }
    }
  }

  @Test func `what the delegate refuses is not changed`() throws {
    @MainActor final class Refusing: NSObject, UITextFieldDelegate {
      var asked: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        asked.append("\(range.location)+\(range.length) \(string)")
        return string != "–"
      }
    }
    let delegate = Refusing()
    try withPhone(screen: FormScreen { $0.delegate = delegate }) { phone in
      try phone.perform(.tap(.identifier("name")))
      try phone.perform(.text("a--"))
      #expect(phone.field("name")?.text == "a-")
      #expect(delegate.asked == ["0+0 a", "1+0 -", "1+1 –"])
    }
  }

  @Test(
    .covers(
      "UITextView.keyboardAppearance", "UITextView.smartDashesType",
      "UITextView.smartInsertDeleteType", "UITextView.smartQuotesType"))
  func `a text view decides as a field does`() throws {
    let page = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.smartQuotesType = .no
    view.smartInsertDeleteType = .no
    view.keyboardAppearance = .dark
    page.view.addSubview(view)
    try withPhone(page: page) { phone in
      view.becomeFirstResponder()
      try phone.perform(.text("\"a\" -- b"))
      #expect(view.text == "\"a\" – b" && phone.keyboard.traits.isDark)
      view.smartDashesType = .no
      view.keyboardAppearance = .default
      view.reloadInputViews()
      try phone.perform(.text("--"))
      #expect(view.text == "\"a\" – b--" && !phone.keyboard.traits.isDark)
      for (type, left) in [(UITextSmartInsertDeleteType.no, "one  three"), (.default, "one three")]
      {
        view.smartInsertDeleteType = type
        view.text = "one two three"
        view.selectedRange = NSRange(location: 5, length: 0)
        view.select(UIMenuController.shared)
        view.cut(nil)
        #expect(view.text == left)
      }
    }
  }

  @Test func `what is only read has no keyboard, and its keys copy`() throws {
    let page = UIViewController()
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.text = "some words"
    view.isEditable = false
    view.accessibilityIdentifier = "text"
    page.view.addSubview(view)
    try withPhone(page: page) { phone in
      for _ in 0..<2 {
        try phone.perform(.touch(.began, at: CGPoint(x: 40, y: 115)))
        try phone.perform(.touch(.ended, at: CGPoint(x: 40, y: 115)))
        phone.advance(by: 60)
      }
      #expect(view.isFirstResponder && !phone.keyboard.placement.isUp)
      #expect(phone.takeNotifications().isEmpty)
      try phone.perform(.key(KeyPress(.character("c"), modifiers: .control)))
      #expect(UIPasteboard.general.string == "some")
      try phone.perform(.key(KeyPress(.character("a"), modifiers: .control)))
      try phone.perform(.key(KeyPress(.character("c"), modifiers: .control)))
      #expect(UIPasteboard.general.string == "some words")
      #expect(throws: PhoneError.self) { try phone.perform(.text("x")) }
      #expect(throws: PhoneError.noFieldToGoTo) { try phone.perform(.key(KeyPress(.tab))) }
    }
  }

  @Test(
    .covers(
      "UIKeyboardAppearance", "UIKeyboardAppearance.alert", "UIKeyboardAppearance.dark",
      "UIKeyboardAppearance.default", "UIKeyboardAppearance.init(rawValue:)",
      "UIKeyboardAppearance.light",
      "UITextField.keyboardAppearance",
      "UITextInputTraits.keyboardAppearance"))
  func `a field has the keyboard dark`() throws {
    #expect(
      UIKeyboardAppearance(rawValue: 0) == .default && UIKeyboardAppearance.dark.rawValue == 1)
    #expect(UIKeyboardAppearance.light.rawValue == 2 && UIKeyboardAppearance.alert == .dark)
    let form = FormScreen { if $0.placeholder == "city" { $0.keyboardAppearance = .dark } }
    try withPhone(screen: form) { phone in
      @MainActor func brightness(ofKey name: String) throws -> (body: UInt8, ground: UInt8) {
        let picture = phone.still(scale: 1)
        let key = try #require(
          phone.keyboard.view.keyViews.first { $0.accessibilityIdentifier == name })
        let frame = key.convert(key.bounds, to: nil)
        func red(_ x: CGFloat, _ y: CGFloat) -> UInt8 { picture.color(x: Int(x), y: Int(y)).red }
        return (red(frame.minX + 4, frame.midY), red(frame.minX - 2, frame.midY))
      }
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      let light = try brightness(ofKey: "key-Q")
      #expect(light.body > 240 && (200..<225).contains(light.ground))
      try phone.perform(.tap(.identifier("city")))
      phone.settle()
      let dark = try brightness(ofKey: "key-Q")
      #expect((90..<120).contains(dark.body) && dark.ground < 60)
      try phone.perform(.tap(.identifier("name")))
      phone.settle()
      #expect(try brightness(ofKey: "key-Q") == light)
    }
  }
}
