import Foundation
import UIKit

/// What the keyboard can fill a text input with at a touch.
struct AutoFillOffer: Hashable, Sendable {
  /// What is put in.
  var text: String
  /// What stands in the bar.
  var title: String
  /// What stands above that, small.
  var caption: String?
}

/// The person whose phone it is. (Chosen.)
struct PhoneOwner: Sendable {
  private static let entries: [UITextContentType: String] = [
    .name: "John Appleseed", .givenName: "John", .familyName: "Appleseed",
    .organizationName: "Acme Orchards", .emailAddress: "j.appleseed@example.com",
    .username: "j.appleseed@example.com", .telephoneNumber: "(408) 555-0126",
    .fullStreetAddress: "1 Orchard Lane, Cupertino CA 95014", .streetAddressLine1: "1 Orchard Lane",
    .addressCity: "Cupertino", .addressState: "CA", .addressCityAndState: "Cupertino, CA",
    .postalCode: "95014", .countryName: "United States",
  ]

  /// What is known of the owner for a text input of some content; nil where nothing is.
  static func entry(for content: UITextContentType) -> String? { entries[content] }
}

/// A code that has come in a message.
struct OneTimeCode: Hashable, Sendable {
  let code: String
  /// The tick from which on it is not offered any more.
  let end: Int

  /// How long a code is offered, in seconds. (Chosen.)
  private static let validity = 180.0

  /// The code in a message; nil where there is none.
  ///
  /// The first word of four to eight digits, or of two groups of three with a hyphen. (Chosen.)
  init?(message: String, at tick: Int) {
    let words = message.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
    let found = words.lazy.compactMap { word -> String? in
      var groups = word.split(separator: "-", omittingEmptySubsequences: false)
      // The letter of a company may stand in front.
      if groups.count > 1, groups[0].allSatisfy(\.isLetter) { groups.removeFirst() }
      let isOfDigits = groups.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
      guard isOfDigits, groups.count == 1 || groups.map(\.count) == [3, 3] else { return nil }
      let digits = groups.joined()
      return (4...8).contains(digits.count) ? digits : nil
    }.first
    guard let found else { return nil }
    (code, end) = (found, tick + FrameClock.ticks(Self.validity))
  }
}

extension SoftwareKeyboard {
  /// What the bar offers to fill the text input with, in the place of words.
  var offer: AutoFillOffer? {
    guard let input, arrangement != .split, !emoji.isSearching else { return nil }
    switch traits.content {
    case .oneTimeCode?:
      guard let code, code.end > screen.clock.now, code.code != usedCode else { return nil }
      return AutoFillOffer(text: code.code, title: code.code, caption: layout.keys.messages)
    case .newPassword? where isSecret:
      guard !input.hasText else { return nil }
      let password = traits.passwordRules.password(number: UInt64(passwordCount))
      return AutoFillOffer(text: password, title: layout.keys.strongPassword)
    case let content?:
      // A keypad would change its height with the first digit.
      guard !isSecret, !input.hasText, !traits.kind.isKeypad else { return nil }
      return PhoneOwner.entry(for: content).map { AutoFillOffer(text: $0, title: $0) }
    case nil: return nil
    }
  }

  /// Fills the text input with what is offered.
  func accept(_ offer: AutoFillOffer) {
    guard let client else { return }
    if traits.content == .oneTimeCode { usedCode = offer.text }
    if isSecret {
      passwordCount += 1
      for character in offer.text {
        log.add(.softKey(KeyPress(.character(String(character)))))
      }
    }
    _ = client.perform(.selectAll)
    client.insertWhole(offer.text)
    mode.didType(offer.text, isSecret: isSecret)
    reconcile(by: .predictiveBar)
    refresh()
  }

  /// Takes a message in, whose code is offered for some time.
  func receive(message: String) {
    guard let code = OneTimeCode(message: message, at: screen.clock.now) else { return }
    (self.code, usedCode) = (code, nil)
    offersDidChange()
    screen.clock.schedule(at: code.end) { [weak self] in self?.offersDidChange() }
  }

  private func offersDidChange() {
    reconcile(by: .predictiveBar)
    refresh()
  }
}
