import Foundation
import PhoneSimulator
import UIKit

/// Keys and texts, and what becomes of them where they are secret.
extension Recorder {
  func prepareKey(_ press: KeyPress) {
    guard let text = press.typedText else {
      // The up of a key whose down the phone refused means nothing.
      let isOrphan = press.phase == .up && !heldCommandKeys.contains(press.key)
      pending.kinds = isOrphan ? [] : [.key(press)]
      return
    }
    if press.phase == .up {
      // The release of a secret key would reveal it.
      if isHeld(press) { pending.kinds = [.key(press)] }
    } else if isSecret {
      pending.kinds = [.secret(text.count)]
    } else {
      pending.kinds = [text.count == 1 ? .key(press) : .command(.text(text))]
    }
  }

  func noteKey(_ press: KeyPress) {
    guard press.typedText != nil else {
      switch press.phase {
      case .down: heldCommandKeys.insert(press.key)
      case .up: heldCommandKeys.remove(press.key)
      case .stroke: break
      }
      return
    }
    guard !pending.kinds.isEmpty else { return }
    heldKeys.removeAll { $0.isSameKey(as: press) }
    if press.phase == .down, pending.kinds == [.key(press)] { heldKeys.append(press) }
  }

  private func isHeld(_ press: KeyPress) -> Bool {
    heldKeys.contains { $0.isSameKey(as: press) }
  }

  /// Keys that are still down when a secure field has got the focus count as
  /// released, so that the moment of their release tells nothing.
  func letGoOfKeys() {
    for press in heldKeys { add(.key(KeyPress(press.key, phase: .up))) }
    heldKeys = []
  }

  /// Sees a text go to where it goes, character by character; the return key is no
  /// secret, all else in a secure field is.
  func follow(_ text: String) {
    guard pending.isText else { return }
    guard isSecret else {
      if case .command(.text(var whole)) = pending.kinds.last {
        // Taken out first, the text grows without being copied.
        pending.kinds.removeLast()
        whole += text
        pending.kinds.append(.command(.text(whole)))
      } else {
        pending.kinds.append(.command(.text(text)))
      }
      return
    }
    if text == "\n" {
      pending.kinds.append(.key(KeyPress(.return)))
    } else if case .secret(let count) = pending.kinds.last {
      pending.kinds[pending.kinds.count - 1] = .secret(count + 1)
    } else {
      pending.kinds.append(.secret(1))
    }
  }

  func prepareMarkedText(_ text: String, caret: Int) {
    let units = text.utf16
    let caret = min(max(caret, 0), units.count)
    guard isSecret else {
      pending.kinds = [.command(.markedText(text, caret: caret))]
      return
    }
    // As many bullets as there are characters, and the caret behind as many as before.
    func bullets(_ text: some StringProtocol) -> String {
      String(repeating: "•", count: text.count)
    }
    let before = text[..<units.index(units.startIndex, offsetBy: caret)]
    pending.kinds = [.command(.markedText(bullets(text), caret: bullets(before).utf16.count))]
  }

  /// Notes what a finger on the keys does where the finger itself must not be noted.
  func noteSoftKey(_ press: KeyPress) {
    guard isSecret else {
      pending.typedBefore.append(press)
      return
    }
    if case .character(let text) = press.key {
      add(.secret(text.count))
    } else {
      add(.key(press))
    }
  }
}

extension KeyPress {
  /// What the key types; nil for one that types nothing.
  fileprivate var typedText: String? {
    if case .character(let text) = key, modifiers.isEmpty { text } else { nil }
  }

  /// Whether both light the same soft key.
  fileprivate func isSameKey(as other: KeyPress) -> Bool {
    typedText?.lowercased() == other.typedText?.lowercased()
  }
}
