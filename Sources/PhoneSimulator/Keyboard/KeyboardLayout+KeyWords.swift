import HostSystem
import UIKit

extension KeyboardLayout {
  /// What a return key is for; in layout files by these names.
  package enum ReturnKey: String, Hashable, Sendable, CaseIterable {
    case `default`, go, join, next, route, search, send, done, emergencyCall, `continue`

    /// Whether the key stands out in blue.
    var isProminent: Bool { self != .default && self != .next }
  }

  /// The words and signs on keys that do not simply type what stands on them.
  package struct KeyWords: Hashable, Sendable {
    package var space: String

    /// On the key that turns to the letters.
    package var letters: String

    /// On the key that turns to the numbers.
    package var numbers: String

    /// The same on an iPad, where the signs are among the numbers.
    package var padNumbers: String

    /// On the key that turns to more signs.
    package var symbols: String

    /// On the key of a keypad that turns to the signs for dialling.
    package var dialing: String

    /// What a key beside the space bar types into an address.
    package var domain: String

    /// What stands between a number and its decimals.
    package var decimal: String

    /// Above a code that has come in a message.
    package var messages: String

    /// What a new password is offered by.
    package var strongPassword: String

    package var returnKeys: [ReturnKey: String]

    /// The words on a return key.
    package func title(of key: ReturnKey) -> String { returnKeys[key] ?? "" }
  }
}

extension KeyboardLayout.KeyWords {
  /// Reads the words of a layout file; throws what is missing or empty.
  init(_ place: JSONPlace) throws(JSONError) {
    self = try place.object { (fields) throws(JSONError) in
      Self(
        space: try fields("space").string(), letters: try fields("letters").string(),
        numbers: try fields("numbers").string(), padNumbers: try fields("padNumbers").string(),
        symbols: try fields("symbols").string(), dialing: try fields("dialing").string(),
        domain: try fields("domain").string(), decimal: try fields("decimal").string(),
        messages: try fields("messages").string(),
        strongPassword: try fields("strongPassword").string(),
        returnKeys: try fields("return").object { (fields) throws(JSONError) in
          var words: [KeyboardLayout.ReturnKey: String] = [:]
          for key in KeyboardLayout.ReturnKey.allCases {
            words[key] = try fields(key.rawValue).string()
          }
          return words
        })
    }
  }
}

extension KeyboardLayout.ReturnKey {
  /// The key that a field asks for.
  init(_ type: UIReturnKeyType) {
    switch type {
    case .default: self = .default
    case .go: self = .go
    case .google, .search, .yahoo: self = .search
    case .join: self = .join
    case .next: self = .next
    case .route: self = .route
    case .send: self = .send
    case .done: self = .done
    case .emergencyCall: self = .emergencyCall
    case .continue: self = .continue
    }
  }
}
