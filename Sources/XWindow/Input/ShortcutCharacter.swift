internal import CXlib

/// What shortcuts know a key by, whatever layout is in force.
enum ShortcutCharacter {
  /// Finds the ASCII letter, digit or full stop of a key.
  ///
  /// A layout's own letter comes first, then a digit that needs Shift or another level. A key
  /// without either counts as what a US keyboard has in its place, unless the keyboard has that
  /// somewhere else.
  ///
  /// - Parameters:
  ///   - keysyms: What is on the key, by group and level, the present group first.
  ///   - place: What a US keyboard has there.
  ///   - isElsewhere: Whether a character is anywhere on the keyboard.
  /// - Returns: The character, a letter in lower case; nil for a key that no shortcut can have.
  static func find(
    keysyms: [[KeySym]], place: @autoclosure () -> Character?, isElsewhere: (Character) -> Bool
  ) -> Character? {
    for group in keysyms {
      if let first = group.first, let character = character(first) { return character }
    }
    for group in keysyms {
      if let digit = group.lazy.compactMap(character).first(where: \.isNumber) { return digit }
    }
    return place().flatMap { isElsewhere($0) ? nil : $0 }
  }

  /// The letter or digit of a keysym, keypads included.
  static func character(_ keysym: KeySym) -> Character? {
    let digits = KeySym(XK_KP_0)...KeySym(XK_KP_9)
    let plain = digits.contains(keysym) ? keysym - KeySym(XK_KP_0) + KeySym(XK_0) : keysym
    guard let byte = UInt8(exactly: plain) else { return nil }
    let character = Character(Unicode.Scalar(byte))
    guard character.isASCII, character.isLetter || character.isNumber else { return nil }
    return Character(character.lowercased())
  }
}
