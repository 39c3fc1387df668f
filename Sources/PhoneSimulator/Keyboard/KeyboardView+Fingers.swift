import Foundation
import UIKit

/// A finger on the keyboard.
struct KeyboardFinger {
  let touch: ObjectIdentifier

  /// The key under it; nil beside the keys.
  var key: Key?

  /// The suggestion under it, counted from 0.
  var suggestion: Int?

  /// Whether it turned to the layer in sight when it came down, and leads back
  /// from there after typing.
  var hasTurned = false
}

extension KeyboardView {
  private static let repeatDelay = 0.5
  private static let repeatInterval = 0.1

  func fingersDown(_ touches: Set<UITouch>) {
    // One touch an event, as they are delivered one by one.
    for touch in touches {
      commitAll()
      var finger = KeyboardFinger(touch: ObjectIdentifier(touch))
      find(&finger, at: touch.location(in: self))
      switch finger.key?.action {
      case .shift: keyboard?.tapShift()
      case .backspace:
        deleteBackward()
        startRepeating()
      case .turn(let layer):
        keyboard?.turn(to: layer)
        finger.key = nil
        finger.hasTurned = true
      case .insert, .return, .dismiss, nil: break
      }
      fingers.append(finger)
    }
    showFingers()
  }

  func fingersMoved(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = index(of: touch) else { continue }
      // Shift and backspace have acted already: a finger stays with them.
      switch fingers[index].key?.action {
      case .shift, .backspace: continue
      case .insert, .return, .turn, .dismiss, nil:
        var finger = fingers[index]
        find(&finger, at: touch.location(in: self))
        switch finger.key?.action {
        case .insert, .return, .dismiss: break
        case .shift, .backspace, .turn, nil: finger.key = nil
        }
        fingers[index] = finger
      }
    }
    showFingers()
  }

  func fingersUp(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = index(of: touch) else { continue }
      let finger = fingers.remove(at: index)
      if finger.key?.action == .backspace { stopRepeating() }
      commit(finger)
    }
    showFingers()
  }

  func fingersCancelled(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = index(of: touch) else { continue }
      fingers.remove(at: index)
      stopRepeating()
    }
    showFingers()
  }

  /// Forgets all fingers, as when the keyboard goes or the field changes.
  func cancelFingers() {
    guard !fingers.isEmpty else { return }
    fingers = []
    stopRepeating()
    showFingers()
  }

  private func index(of touch: UITouch) -> Int? {
    fingers.firstIndex { $0.touch == ObjectIdentifier(touch) }
  }

  private func find(_ finger: inout KeyboardFinger, at point: CGPoint) {
    finger.suggestion = bar.isHidden ? nil : bar.index(at: point)
    finger.key = finger.suggestion == nil ? KeyPlan.key(at: point, in: keys) : nil
  }

  /// Types the letter under a finger when a second one comes down.
  private func commitAll() {
    let waiting = fingers
    // Typing may move the focus, which takes all fingers away.
    for index in fingers.indices {
      fingers[index].key = nil
      fingers[index].suggestion = nil
    }
    for finger in waiting { commit(finger) }
  }

  /// Does what lifting the finger does.
  private func commit(_ finger: KeyboardFinger) {
    switch finger.key?.action {
    case .insert(let text):
      keyboard?.onSoftKey?(KeyPress(.character(text)))
      keyboard?.type(text)
    case .return:
      keyboard?.onSoftKey?(KeyPress(.return))
      keyboard?.type("\n")
    case .dismiss:
      keyboard?.onSoftKey?(KeyPress(.escape))
      keyboard?.dismiss()
    case .shift, .backspace, .turn: break
    case nil: if let suggestion = finger.suggestion { keyboard?.accept(suggestion: suggestion) }
    }
    if finger.hasTurned, finger.key != nil { keyboard?.turn(to: .letters) }
  }

  private func deleteBackward() {
    keyboard?.onSoftKey?(KeyPress(.backspace))
    keyboard?.deleteBackward()
  }

  private func startRepeating() {
    stopRepeating()
    scheduleRepeat(after: Self.repeatDelay)
  }

  private func scheduleRepeat(after seconds: Double) {
    backspaceRepeat = window?.screen.clock.schedule(after: seconds) { [weak self] in
      guard let self else { return }
      scheduleRepeat(after: Self.repeatInterval)
      deleteBackward()
    }
  }

  private func stopRepeating() {
    backspaceRepeat?.cancel()
    backspaceRepeat = nil
  }

  /// Shows what the fingers press, and the callout of the latest letter.
  func showFingers() {
    showLooks()
    let letter = fingers.last { $0.key?.hasCallout ?? false }?.key
    if let letter, shows(letter), case .character(let text) = letter.face, let superview {
      callout.show(
        text, over: convert(letter.frame, to: superview), within: superview.bounds.width)
    } else {
      callout.hide()
    }
  }
}
