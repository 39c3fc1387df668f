import PhoneSimulator
import XWindow

extension KeyPress {
  /// What a real key means to the phone; nil for one it has no use for.
  init?(_ event: KeyEvent, phase: Phase) {
    var modifiers: Modifiers = []
    if event.modifiers.contains(.control) { modifiers.insert(.control) }
    guard event.modifiers.isDisjoint(with: [.alt, .super]) || !event.text.isEmpty else {
      return nil
    }
    let key: Key
    switch event.key {
    case .return: key = .return
    case .escape: key = .escape
    case .backspace: key = .backspace
    case .delete: key = .delete
    case .tab, .backTab: key = .tab
    case .left: key = .left
    case .right: key = .right
    case .up: key = .up
    case .down: key = .down
    case .home: key = .home
    case .end: key = .end
    default:
      if modifiers.contains(.control) {
        guard let shortcut = event.shortcut else { return nil }
        key = .character(String(shortcut))
      } else {
        guard !event.text.isEmpty else { return nil }
        key = .character(event.text)
      }
    }
    if case .character = key {
      if modifiers.contains(.control), event.modifiers.contains(.shift) {
        modifiers.insert(.shift)
      }
    } else if event.modifiers.contains(.shift) || event.key == .backTab {
      modifiers.insert(.shift)
    }
    self.init(key, modifiers: modifiers, phase: phase)
    guard isUnderstood else { return nil }
  }
}
