import Foundation
import UIKit

extension Phone {
  /// Handles a real key.
  func press(_ press: KeyPress) throws(PhoneError) {
    let name = press.name ?? "this key"
    guard press.isUnderstood else { throw .unknownKey(name) }
    if press.phase == .up {
      if let light = press.light { keyboard.unlight(light) }
      return
    }
    // A lit key would give away what is typed into a secure field.
    let isSecret = isSecureTextFocused && press.typesCharacter
    try act(on: press, named: name)
    if let light = press.light, !isSecret {
      keyboard.light(light)
      if press.phase == .stroke { keyboard.unlight(light) }
    }
  }

  private func act(on press: KeyPress, named name: String) throws(PhoneError) {
    let extending = press.modifiers.contains(.shift)
    let controls = press.modifiers.contains(.control)
    switch press.key {
    case .escape:
      guard let responder = keyboard.firstResponder else {
        throw .nothingFocused(doing: "the key \(name)")
      }
      responder.resignFirstResponder()
    case .tab:
      try moveFocus(backwards: extending)
    case .return:
      try client(for: "the key \(name)")
      keyboard.typeReal("\n")
    case .backspace where press.modifiers.contains(.control):
      try edit(.deleteWordBackward, by: name)
    case .backspace:
      try client(for: "the key \(name)")
      keyboard.deleteBackward()
    case .character where press.shortcut != nil:
      if let shortcut = press.shortcut { try act(on: shortcut, named: name) }
    case .character(let text):
      try client(for: "the key \(name)")
      keyboard.typeReal(text)
    case .delete: try edit(controls ? .deleteWordForward : .deleteForward, by: name)
    case .left:
      try edit(.move(controls ? .wordLeft : .left, extendingSelection: extending), by: name)
    case .right:
      try edit(.move(controls ? .wordRight : .right, extendingSelection: extending), by: name)
    case .up: try edit(.move(.up, extendingSelection: extending), by: name)
    case .down: try edit(.move(.down, extendingSelection: extending), by: name)
    case .home:
      try edit(
        .move(controls ? .documentStart : .lineStart, extendingSelection: extending), by: name)
    case .end:
      try edit(.move(controls ? .documentEnd : .lineEnd, extendingSelection: extending), by: name)
    }
  }

  /// Does what a shortcut means to what has the focus; where it means nothing there, nothing happens.
  private func act(on shortcut: KeyPress.Shortcut, named name: String) throws(PhoneError) {
    guard let responder = keyboard.firstResponder else {
      throw .nothingFocused(doing: "the key \(name)")
    }
    switch shortcut {
    case .selectAll where keyboard.client == nil: responder.perform(.selectAll)
    case .selectAll: return try edit(.selectAll, by: name)
    case .cut: responder.perform(.cut)
    case .copy: responder.perform(.copy)
    case .paste: responder.perform(.paste)
    case .bold: responder.perform(.toggleBoldface)
    case .italic: responder.perform(.toggleItalics)
    case .underline: responder.perform(.toggleUnderline)
    case .undo: if let manager = responder.undoManager, manager.canUndo { manager.undo() }
    case .redo: if let manager = responder.undoManager, manager.canRedo { manager.redo() }
    }
    keyboard.refresh()
  }

  /// Pastes a text that is not on the pasteboard.
  func paste(_ text: String) throws(PhoneError) {
    try client(for: "the text").insertWhole(text)
    keyboard.refresh()
  }

  /// Types a text character by character.
  func type(_ text: String) throws(PhoneError) {
    try client(for: "the text")
    for character in text { keyboard.typeReal(String(character)) }
  }

  func mark(_ text: String, caret: Int) throws(PhoneError) {
    let client = try client(for: "the text")
    guard client.setMarkedText(text, caret: min(max(caret, 0), text.utf16.count)) else {
      throw .takesTextAlone(doing: "a text that is being composed")
    }
    keyboard.refresh()
  }

  private func edit(_ command: TextEditingCommand, by name: String) throws(PhoneError) {
    guard try client(for: "the key \(name)").perform(command) else {
      throw .takesTextAlone(doing: "the key \(name)")
    }
    keyboard.refresh()
  }

  @discardableResult
  private func client(for doing: String) throws(PhoneError) -> TextInputClient {
    guard keyboard.firstResponder != nil else { throw .nothingFocused(doing: doing) }
    guard let client = keyboard.client, client.input != nil else {
      throw .takesNoText(doing: doing)
    }
    return client
  }

  // MARK: From field to field

  private func moveFocus(backwards: Bool) throws(PhoneError) {
    var fields = fieldsInOrder
    if backwards { fields.reverse() }
    // Those behind the present one come first, then the others from the start.
    if let index = fields.firstIndex(where: { $0.isFirstResponder }) {
      fields = Array(fields[(index + 1)...] + fields[..<index])
    }
    for field in fields where field.becomeFirstResponder() { return }
    throw .noFieldToGoTo
  }

  /// The window that takes the keys.
  private var keyWindow: UIWindow { world.application.keyWindow ?? window }

  /// The fields of the key window that can have the focus, from top to bottom and in one line
  /// from left to right.
  var fieldsInOrder: [UIView] {
    var found: [(view: UIView, frame: CGRect)] = []
    func collect(_ view: UIView) {
      guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return }
      if view is any UIKeyInput, view.takesTypedText, view.canBecomeFirstResponder {
        found.append((view, view.convert(view.bounds, to: nil)))
      }
      for subview in view.subviews { collect(subview) }
    }
    collect(keyWindow)
    found.sort { $0.frame.midY < $1.frame.midY }
    var ordered: [UIView] = []
    var rest = found[...]
    while let first = rest.first {
      let line = rest.prefix { $0.frame.midY < first.frame.maxY }
      // An empty frame is a line of its own.
      let count = max(1, line.count)
      ordered += rest.prefix(count).sorted { $0.frame.minX < $1.frame.minX }.map(\.view)
      rest = rest.dropFirst(count)
    }
    return ordered
  }
}

extension Phone {
  /// The real keys that are down and have a soft key, each as the stroke that lets it go.
  package var heldKeys: [KeyPress] {
    keyboard.lights.held.map { name in
      let key: KeyPress.Key
      switch name {
      case "key-space": key = .character(" ")
      case "key-return": key = .return
      case "key-backspace": key = .backspace
      default: key = .character(String(name.dropFirst("key-".count)))
      }
      return KeyPress(key, phase: .up)
    }
  }
}

extension KeyPress {
  /// The soft key that lights up with this one.
  fileprivate var light: String? {
    switch key {
    case .character where modifiers.contains(.control): nil
    case .character(" "): "key-space"
    case .character(let text): "key-\(text.lowercased())"
    case .return: "key-return"
    case .backspace: "key-backspace"
    case .escape, .tab, .delete, .left, .right, .up, .down, .home, .end: nil
    }
  }
}
