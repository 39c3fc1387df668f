internal import CXlib

extension Window {
  func keyPressed(_ event: inout XKeyEvent) {
    guard let (text, keysym) = input?.lookUp(&event) else { return }
    // The input method has no key for what it commits.
    guard event.keycode != 0 else {
      if !text.isEmpty { inbox.add(.text(text)) }
      return
    }
    let modifiers = display.modifierMasks.modifiers(state: event.state)
    var plainText = text
    if modifiers.contains(.control) {
      // Control turns letters into control characters; the key is still the letter's.
      var plain = event
      plain.state &= ~UInt32(ControlMask)
      plainText = input?.lookUp(&plain).text ?? ""
    }
    var pressed = KeyEvent(
      key: key(keysym: keysym, text: plainText, modifiers: modifiers),
      shortcut: shortcut(code: event.keycode, state: event.state, keysym: keysym),
      modifiers: modifiers,
      text: modifiers.isDisjoint(with: [.control, .alt, .super]) ? typed(text) : "",
      isRepeat: false, code: Int(event.keycode), time: UInt32(truncatingIfNeeded: event.time))
    pressed.isRepeat = heldKeys.press(pressed)
    inbox.add(.keyPress(pressed))
  }

  func keyReleased(_ event: XKeyEvent) {
    let modifiers = display.modifierMasks.modifiers(state: event.state)
    let time = UInt32(truncatingIfNeeded: event.time)
    if let released = heldKeys.release(code: Int(event.keycode), modifiers: modifiers, time: time) {
      inbox.add(.keyRelease(released))
    }
  }

  private func key(keysym: KeySym?, text: String, modifiers: Modifiers) -> Key {
    if let named = keysym.flatMap(Key.init(keysym:)) {
      return named == .tab && modifiers.contains(.shift) ? .backTab : named
    }
    if text.count == 1, let character = text.first { return .character(character) }
    guard let keysym, let name = XKeysymToString(keysym) else { return .other("") }
    return .other(String(cString: name))
  }

  /// What goes into a document: control characters such as Return's do not.
  private func typed(_ text: String) -> String {
    let isControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    return isControl ? "" : text
  }

  /// The letter or digit that shortcuts know the key by.
  private func shortcut(code: UInt32, state: UInt32, keysym: KeySym?) -> Character? {
    // On a keypad Num Lock decides between digits and arrows.
    if let keysym, (KeySym(XK_KP_Space)...KeySym(XK_KP_9)).contains(keysym) {
      return ShortcutCharacter.character(keysym)
    }
    let present = Int32(state >> 13 & 3)
    let groups = [present] + (0..<4).filter { $0 != present }
    return ShortcutCharacter.find(
      keysyms: groups.map { group in
        (0..<4).map { level in
          XkbKeycodeToKeysym(display.connection, KeyCode(truncatingIfNeeded: code), group, level)
        }
      }, place: display.keyPlaces[Int(code)]
    ) { character in
      let keysym = character.asciiValue.map { KeySym($0) } ?? KeySym(NoSymbol)
      return XKeysymToKeycode(display.connection, keysym) != 0
    }
  }
}
