/// A key of a real keyboard going down, coming up, or both.
package struct KeyPress: Hashable, Codable, Sendable {
  /// What the key means once layout and input method have had their say.
  package enum Key: Hashable, Codable, Sendable {
    case character(String)
    case escape, tab, `return`, backspace, delete
    case left, right, up, down, home, end
  }

  /// Modifier keys that change what a key does; a shifted character is simply
  /// another character.
  package struct Modifiers: OptionSet, Hashable, Codable, Sendable {
    package static let shift = Modifiers(rawValue: 1)
    package static let control = Modifiers(rawValue: 2)

    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

  /// Which half of the stroke; a repeating key sends `down` again and again.
  package enum Phase: String, Hashable, Codable, Sendable, CaseIterable {
    case stroke, down, up
  }

  package var key: Key
  package var modifiers: Modifiers
  package var phase: Phase

  package init(_ key: Key, modifiers: Modifiers = [], phase: Phase = .stroke) {
    self.key = key
    self.modifiers = modifiers
    self.phase = phase
  }
}
