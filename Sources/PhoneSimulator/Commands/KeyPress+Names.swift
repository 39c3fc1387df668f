extension KeyPress {
  /// The names of keys that print no character of their own, in the order help lists them.
  package static let names: [String] = namedKeys.map(\.name)

  private static let namedKeys: [(name: String, key: Key)] = [
    ("Escape", .escape), ("Tab", .tab), ("Return", .return), ("Backspace", .backspace),
    ("Delete", .delete), ("Left", .left), ("Right", .right), ("Up", .up), ("Down", .down),
    ("Home", .home), ("End", .end), ("Space", .character(" ")),
  ]

  /// A stroke by the name a scenario gives it, such as `Escape`, `Shift+Tab`,
  /// `Ctrl+A` or `x`; nil for keys the phone has no use for.
  package init?(name: String) {
    var modifiers: Modifiers = []
    var rest = Substring(name)
    while let plus = rest.dropFirst().firstIndex(of: "+"), plus < rest.index(before: rest.endIndex)
    {
      switch rest[..<plus] {
      case "Shift" where !modifiers.contains(.shift): modifiers.insert(.shift)
      case "Ctrl" where !modifiers.contains(.control): modifiers.insert(.control)
      default: return nil
      }
      rest = rest[rest.index(after: plus)...]
    }
    if let named = Self.namedKeys.first(where: { $0.name == rest }) {
      self.init(named.key, modifiers: modifiers)
    } else if rest.count == 1 {
      self.init(.character(String(rest)), modifiers: modifiers)
    } else {
      return nil
    }
    guard isUnderstood else { return nil }
    if case .character(let character) = key, modifiers.contains(.control) {
      key = .character(character.lowercased())
    }
  }

  /// The name `init(name:)` reads back; nil for a text of several characters.
  package var name: String? {
    var keyName: String
    if let named = Self.namedKeys.first(where: { $0.key == key }) {
      keyName = named.name
    } else if case .character(let character) = key, character.count == 1 {
      keyName = modifiers.contains(.control) ? character.uppercased() : character
    } else {
      return nil
    }
    if modifiers.contains(.shift) { keyName = "Shift+" + keyName }
    if modifiers.contains(.control) { keyName = "Ctrl+" + keyName }
    return keyName
  }

  /// Whether the phone gives this key and these modifiers a meaning.
  package var isUnderstood: Bool {
    switch key {
    case .character(let character):
      modifiers.isEmpty ? !character.isEmpty : shortcut != nil
    case .left, .right, .home, .end: modifiers.isSubset(of: [.shift, .control])
    case .tab, .up, .down: modifiers.isSubset(of: .shift)
    case .backspace, .delete: modifiers.isSubset(of: .control)
    case .escape, .return: modifiers.isEmpty
    }
  }

  /// Whether a character comes of it.
  package var typesCharacter: Bool {
    if case .character = key { modifiers.isEmpty } else { false }
  }

  /// What a letter does to the text that has the focus while Ctrl is held.
  enum Shortcut: Hashable, Sendable {
    case selectAll, cut, copy, paste, undo, redo, bold, italic, underline
  }

  /// The shortcut that this is; nil for all other keys.
  var shortcut: Shortcut? {
    guard case .character(let character) = key else { return nil }
    switch (character.lowercased(), modifiers) {
    case ("a", .control): return .selectAll
    case ("x", .control): return .cut
    case ("c", .control): return .copy
    case ("v", .control): return .paste
    case ("z", .control): return .undo
    case ("z", [.control, .shift]): return .redo
    case ("b", .control): return .bold
    case ("i", .control): return .italic
    case ("u", .control): return .underline
    default: return nil
    }
  }
}
