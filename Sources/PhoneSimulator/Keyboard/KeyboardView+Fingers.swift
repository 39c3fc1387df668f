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

  /// Whether it slid from shift to the other keys, which are shifted until it is lifted.
  var holdsShift = false

  /// Where it came down on the emoji, and what column was at the left.
  var scrollStart: (x: CGFloat, column: Int)?

  /// Whether it scrolls the emoji instead of typing one.
  var isScrolling = false

  /// Where it came down, in the window's points, where the keyboard can be held.
  var grip: CGPoint?

  /// Whether it moves the keyboard instead of typing.
  var isMoving = false
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
      case .emoji, .insert, .return, .dismiss, .category, .search, .dictation, nil: break
      }
      if let plan = content?.plan, plan.layer == .emoji, let keyboard,
        plan.emojiGrid.contains(touch.location(in: self))
      {
        finger.scrollStart = (touch.location(in: self).x, keyboard.emoji.column)
      }
      if holdsKeyboard(finger, at: touch.location(in: self)) {
        finger.grip = touch.location(in: nil)
        if finger.key?.action != .dismiss { finger.key = nil }
      }
      fingers.append(finger)
    }
    showFingers()
  }

  func fingersMoved(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = index(of: touch) else { continue }
      if move(with: index, at: touch.location(in: nil)) { continue }
      if fingers[index].scrollStart != nil {
        scroll(with: index, at: touch.location(in: self).x)
        continue
      }
      var finger = fingers[index]
      find(&finger, at: touch.location(in: self))
      switch (fingers[index].key?.action, finger.key?.action) {
      // Backspace has acted already: a finger stays with it.
      case (.backspace, _): continue
      case (.shift, .insert(let text)) where text != " ":
        finger.holdsShift = true
        keyboard?.holdShift()
        find(&finger, at: touch.location(in: self))
      case (.shift, _): continue
      case (_, .shift), (_, .backspace), (_, .turn), (_, nil): finger.key = nil
      default: break
      }
      fingers[index] = finger
    }
    showFingers()
  }

  func fingersUp(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = index(of: touch) else { continue }
      let finger = fingers.remove(at: index)
      if finger.key?.action == .backspace { stopRepeating() }
      if finger.isMoving { keyboard?.drop() } else { commit(finger) }
    }
    showFingers()
  }

  func fingersCancelled(_ touches: Set<UITouch>) {
    for touch in touches {
      guard let index = index(of: touch) else { continue }
      let finger = fingers.remove(at: index)
      if finger.holdsShift { keyboard?.releaseShift() }
      if finger.isMoving { keyboard?.drop() }
      stopRepeating()
    }
    showFingers()
  }

  /// Forgets all fingers, as when the keyboard goes or the field changes.
  func cancelFingers() {
    guard !fingers.isEmpty else { return }
    let holdsShift = fingers.contains(where: \.holdsShift)
    let isMoving = fingers.contains(where: \.isMoving)
    fingers = []
    if holdsShift { keyboard?.releaseShift() }
    if isMoving { keyboard?.drop() }
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
    let waiting = fingers.filter { !$0.isMoving }
    // Typing may move the focus, which takes all fingers away.
    for index in fingers.indices where !fingers[index].isMoving {
      fingers[index].key = nil
      fingers[index].suggestion = nil
      fingers[index].holdsShift = false
    }
    for finger in waiting { commit(finger) }
  }

  // MARK: Moving the keyboard

  /// How far a finger moves before it moves the keyboard, in points.
  private static let moveMargin: CGFloat = 10

  /// Whether a finger that comes down can move the keyboard: on the key that puts it away, or below
  /// the keys of a floating one.
  private func holdsKeyboard(_ finger: KeyboardFinger, at point: CGPoint) -> Bool {
    guard let plan = content?.plan, keyboard?.canBeMoved ?? false else { return false }
    return plan.arrangement == .floating
      ? point.y >= plan.size.height - plan.stripHeight : finger.key?.action == .dismiss
  }

  /// Moves the keyboard with a finger that holds it; returns whether it does.
  private func move(with index: Int, at point: CGPoint) -> Bool {
    guard let grip = fingers[index].grip else { return false }
    let way = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
    if !fingers[index].isMoving {
      guard max(abs(way.x), abs(way.y)) > Self.moveMargin, keyboard?.hold == nil else {
        return false
      }
      fingers[index].isMoving = true
      fingers[index].key = nil
      keyboard?.takeHold()
      showFingers()
    }
    keyboard?.move(by: way)
    return true
  }

  /// How far a finger moves sideways before it scrolls, in points.
  private static let scrollMargin: CGFloat = 8

  private func scroll(with index: Int, at x: CGFloat) {
    guard let start = fingers[index].scrollStart, let plan = content?.plan else { return }
    let way = x - start.x
    if abs(way) > Self.scrollMargin {
      fingers[index].key = nil
      fingers[index].isScrolling = true
    }
    guard fingers[index].isScrolling, plan.layer == .emoji else { return }
    keyboard?.scrollEmoji(to: start.column - Int((way / plan.emojiPitch).rounded()))
  }

  /// Does what lifting the finger does.
  private func commit(_ finger: KeyboardFinger) {
    switch finger.key?.action {
    case .insert(let text):
      keyboard?.log.add(.softKey(KeyPress(.character(text))))
      if text == " " { keyboard?.tapSpace() } else { keyboard?.type(text) }
    case .emoji(let text):
      keyboard?.log.add(.softKey(KeyPress(.character(text))))
      keyboard?.typeEmoji(text)
    case .category(let icon): keyboard?.show(icon)
    case .search: keyboard?.toggleSearch()
    case .return where keyboard?.isReturnEnabled == false: break
    case .return:
      keyboard?.log.add(.softKey(KeyPress(.return)))
      keyboard?.type("\n")
    case .dismiss:
      keyboard?.log.add(.softKey(KeyPress(.escape)))
      keyboard?.dismiss()
    case .shift, .backspace, .turn, .dictation: break
    case nil: if let suggestion = finger.suggestion { keyboard?.accept(suggestion: suggestion) }
    }
    if finger.hasTurned, finger.key != nil { keyboard?.turn(to: .letters) }
    if finger.holdsShift, finger.key == nil { keyboard?.releaseShift() }
  }

  private func deleteBackward() {
    keyboard?.log.add(.softKey(KeyPress(.backspace)))
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
    if let letter, shows(letter), case .character(let text) = letter.face,
      let place = callout.superview
    {
      callout.show(
        text, over: convert(letter.frame, to: place), within: place.bounds.width)
    } else {
      callout.hide()
    }
  }
}
