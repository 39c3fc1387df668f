import UIKit
import XWindow

extension Chooser {
  /// Does what a real key stands for; keys that stand for nothing here are left alone.
  func press(_ event: KeyEvent) {
    let extends = event.modifiers.contains(.shift)
    let byWords = event.modifiers.contains(.control)
    switch event.key {
    case .escape: close()
    case .return: choose()
    case .up: moveSelection(by: -1)
    case .down: moveSelection(by: 1)
    case .pageUp: moveSelection(byPages: -1)
    case .pageDown: moveSelection(byPages: 1)
    case .backspace: deleteBackward()
    case .delete: edit(.deleteForward)
    case .left: edit(.move(byWords ? .wordLeft : .left, extendingSelection: extends))
    case .right: edit(.move(byWords ? .wordRight : .right, extendingSelection: extends))
    case .home: edit(.move(.lineStart, extendingSelection: extends))
    case .end: edit(.move(.lineEnd, extendingSelection: extends))
    case .tab, .backTab: break
    default:
      if byWords {
        if event.shortcut == "a" { edit(.selectAll) }
      } else if !event.modifiers.contains(.super), !event.text.isEmpty {
        insert(event.text)
      }
    }
  }
}
