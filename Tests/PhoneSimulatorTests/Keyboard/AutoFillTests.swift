import Foundation
import TestSupport
import Testing
import UIKit

@testable import PhoneSimulator

/// What the keyboard knows to put into a text input of some content.
@MainActor
@Suite(.phone)
struct AutoFillTests {
  /// A form with a field of some content.
  private func withField(
    _ content: UITextContentType?, _ change: @escaping @MainActor (UITextField) -> Void = { _ in },
    _ body: @MainActor (Phone, UITextField) throws -> Void
  ) throws {
    let form = FormScreen(["field", "other"]) {
      guard $0.placeholder == "field" else { return }
      $0.textContentType = content
      change($0)
    }
    try withPhone(screen: form) { phone in
      try phone.perform(.tap(.identifier("field")))
      phone.settle()
      try body(phone, try #require(phone.field("field")))
    }
  }

  /// Taps the middle of the bar, where a single suggestion stands.
  private func tapBar(_ phone: Phone) throws {
    let frame = try #require(phone.keyboard.visibleFrame)
    try phone.perform(.tap(.point(CGPoint(x: 195, y: frame.minY + 22))))
  }

  @Test func `a code in a message is offered where one is wanted`() throws {
    try withField(.oneTimeCode, { $0.keyboardType = .numberPad }) { phone, field in
      // An iPhone 13's keypad is 291 points high, and its bar 45.
      #expect(phone.keyboard.visibleFrame?.height == 291)
      try phone.perform(.message("Lunch at 12?"))
      #expect(phone.keyboard.suggestions == [])
      _ = phone.takeNotifications()
      try phone.perform(.message("G-482913 is your code. Do not share it with 4 people."))
      #expect(phone.keyboard.suggestions == ["482913"])
      #expect(phone.keyboard.view.content?.caption == "From Messages")
      #expect(phone.takeNotifications().map(\.name).prefix(2) == [.willChangeFrame, .willShow])
      phone.settle()
      #expect(phone.keyboard.visibleFrame?.height == 336)
      try phone.perform(.tap(.identifier("key-7")))
      try tapBar(phone)
      #expect(field.text == "482913")
      phone.settle()
      #expect(phone.keyboard.visibleFrame?.height == 291)
      #expect(phone.keyboard.suggestions == [])
    }
  }

  @Test func `a code is offered for three minutes, and nowhere else`() throws {
    try withField(.oneTimeCode) { phone, field in
      try phone.perform(.tap(.identifier("other")))
      try phone.perform(.message("123-456"))
      #expect(!phone.keyboard.suggestions.contains("123456"))
      try phone.perform(.tap(.identifier("field")))
      #expect(phone.keyboard.suggestions == ["123456"])
      phone.advance(by: 180 * 600 - 1)
      #expect(phone.keyboard.suggestions == ["123456"])
      phone.advance(by: 1)
      #expect(phone.keyboard.suggestions == [])
      #expect(phone.keyboard.view.content?.suggestions == [])
      #expect(field.text == "")
    }
  }

  @Test(
    arguments: [
      ("Your code is 1234.", "1234"), ("Code: 12345678!", "12345678"), ("123 or 4567", "4567"),
      ("123-456 is it", "123456"), ("123456789", nil), ("Call 555-0126", nil), ("no digits", nil),
      ("１２３４", nil), ("", nil), ("a1234", nil),
    ] as [(String, String?)])
  func `what of a message is its code`(message: String, code: String?) {
    #expect(OneTimeCode(message: message, at: 0)?.code == code)
  }

  @Test func `the owner's card is offered while there is no text`() throws {
    try withField(.emailAddress) { phone, field in
      #expect(phone.keyboard.suggestions == ["j.appleseed@example.com"])
      try tapBar(phone)
      // The whole, without a space behind it as behind a word.
      #expect(field.text == "j.appleseed@example.com")
      #expect(phone.keyboard.suggestions == [])
      #expect(phone.keyboard.visibleFrame?.height == 336)
    }
    try withField(nil) { phone, _ in
      #expect(phone.keyboard.suggestions == ["I", "The", "I'm"])
    }
  }

  @Test func `names of users and addresses begin small and have no words suggested`() throws {
    for content in [UITextContentType.username, .emailAddress, .URL, .oneTimeCode] {
      try withField(content) { phone, field in
        #expect(phone.view(for: .identifier("key-q")) != nil, "\(content.rawValue)")
        try phone.perform(.tap(.identifier("key-t")))
        #expect(field.text == "t")
        #expect(phone.keyboard.suggestions == [], "\(content.rawValue)")
      }
    }
    try withField(.name) { phone, field in
      try phone.perform(.tap(.identifier("key-T")))
      #expect(phone.keyboard.suggestions.count == 3)
      #expect(field.text == "T")
    }
  }

  @Test func `a strong password obeys the rules of its field, and is typed secretly`() throws {
    let rules = UITextInputPasswordRules(
      descriptor:
        "minlength: 12; maxlength: 16; required: lower; required: [-!]; max-consecutive: 1")
    try withField(
      .newPassword,
      {
        $0.isSecureTextEntry = true
        $0.passwordRules = rules
      }
    ) { phone, field in
      #expect(phone.keyboard.suggestions == ["Strong Password"])
      try tapBar(phone)
      let password = try #require(field.text)
      #expect(password.count == 16)
      #expect(password.contains { $0.isLowercase })
      #expect(password.contains { "-!".contains($0) })
      #expect(password.allSatisfy { $0.isLowercase || "-!".contains($0) })
      #expect(zip(password, password.dropFirst()).allSatisfy { $0 != $1 })
      #expect(phone.keyboard.suggestions == [])
      // Another one for the next account.
      field.text = ""
      phone.advance(by: 1)
      try tapBar(phone)
      #expect(field.text?.count == 16 && field.text != password)
    }
    // The password of an account that exists is none of these.
    try withField(.password, { $0.isSecureTextEntry = true }) { phone, _ in
      #expect(phone.keyboard.suggestions == [])
    }
  }

  @Test(arguments: SeededGenerator.seeds(40))
  func `passwords obey any rules`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let classes: [(String, @Sendable (Character) -> Bool)] = [
      ("lower", { $0.isASCII && $0.isLowercase }), ("upper", { $0.isASCII && $0.isUppercase }),
      ("digit", { $0.isASCII && $0.isNumber }), ("[;:]", { ";:".contains($0) }),
      ("special", { "-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] ".contains($0) }),
    ]
    let required = classes.filter { _ in Bool.random(using: &random) }
    let least = Int.random(in: 0...40, using: &random)
    let most = Int.random(in: max(least, 6)...60, using: &random)
    let run = Int.random(in: 1...3, using: &random)
    let text =
      (required.map { "required: \($0.0)" } + [
        "minlength: \(least)", "maxlength:\(most)", "max-consecutive: \(run)", "nonsense", "a: b",
      ]).shuffled(using: &random).joined(separator: "; ")
    for number in 0..<5 {
      let password = PasswordRules(text).password(number: UInt64(number))
      #expect((least...most).contains(password.count), "\(text): \(password)")
      for (name, contains) in required {
        #expect(password.contains(where: contains), "\(text): \(password) has no \(name)")
      }
      if !required.isEmpty {
        #expect(password.allSatisfy { character in required.contains { $0.1(character) } })
      }
      let characters = Array(password)
      guard Set(characters).count > 1, required.count != 1 || required[0].0 != "[;:]" || run > 0
      else { continue }
      for start in characters.indices.dropLast(run) {
        #expect(
          Set(characters[start...start + run]).count > 1, "\(text): \(password), seed \(seed)")
      }
    }
  }

  @Test func `without rules a password is three groups of six`() {
    for number in 0..<20 {
      let password = PasswordRules().password(number: UInt64(number))
      #expect(password.split(separator: "-").map(\.count) == [6, 6, 6])
      #expect(password.count { $0.isUppercase } == 1)
      #expect(password.count { $0.isNumber } == 1)
    }
    #expect(PasswordRules("maxlength: 0; minlength: x").password(number: 1).count == 20)
    #expect(PasswordRules("maxlength: 4").password(number: 1).count == 4)
    #expect(PasswordRules("minlength: 999999").password(number: 1).count == 128)
  }
}
