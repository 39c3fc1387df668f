import Foundation

/// Placing the caret and selecting with a finger or the mouse.
extension UITextField {
  /// What a finger that is down does when it moves or goes up.
  enum TouchSelection {
    /// It came down before editing began: going up near where it came down begins it.
    case beginsEditing(at: CGPoint)
    /// It has put the caret beside a word, and selects from where it came down once it moves.
    case places(from: Int, at: CGPoint)
    /// It selects from where it came down.
    case characters
    /// It selects whole words from the one it came down on.
    case words(from: Range<Int>)
    case everything
  }

  /// How far a tap may wander, in points.
  private static let tapMargin: CGFloat = 10

  /// How far a finger moves before it selects, in points.
  private static let dragMargin: CGFloat = 3

  func press(at point: CGPoint, tapCount: Int) {
    guard isFirstResponder else {
      touchSelection = .beginsEditing(at: point)
      return
    }
    clearsOnInsertion = false
    let offset = offset(at: point)
    if tapCount == 1 {
      touchSelection = .places(from: offset, at: point)
      change { $0.placeCaret(at: caretOffset(forTapAt: offset)) }
      holdCaret()
    } else if tapCount == 2, !isSecureTextEntry {
      touchSelection = .words(from: model.wordRange(at: offset))
      change { $0.selectWord(at: offset) }
    } else {
      touchSelection = .everything
      selectAll(nil)
    }
  }

  /// Where a tap at an offset puts the caret: at the nearer end of the word around it.
  ///
  /// The places between the dots of a secure text are all alike.
  private func caretOffset(forTapAt offset: Int) -> Int {
    guard !isSecureTextEntry, let word = model.wordAround(offset) else { return offset }
    let line = editedLine(in: bounds)
    // Of a very long word only a part is set.
    let seen = word.clamped(to: line.part)
    let place = line.caretRect(at: offset).minX
    let toStart = abs(place - line.caretRect(at: seen.lowerBound).minX)
    let toEnd = abs(line.caretRect(at: seen.upperBound).minX - place)
    return toStart < toEnd ? word.lowerBound : word.upperBound
  }

  func drag(to point: CGPoint) {
    let offset = offset(at: point)
    switch touchSelection {
    case .places(let start, let place):
      guard hypot(point.x - place.x, point.y - place.y) > Self.dragMargin else { break }
      touchSelection = .characters
      change {
        $0.placeCaret(at: start)
        $0.extendSelection(to: offset)
      }
    case .beginsEditing(let start):
      if hypot(point.x - start.x, point.y - start.y) > Self.tapMargin { touchSelection = nil }
    case .characters: change { $0.extendSelection(to: offset) }
    case .words(let word): change { $0.extendSelection(from: word, toWordAt: offset) }
    case .everything, nil: break
    }
  }

  func release(at point: CGPoint) {
    defer { touchSelection = nil }
    guard case .beginsEditing = touchSelection, bounds.contains(point), becomeFirstResponder(),
      isEditing
    else { return }
    let offset = caretOffset(forTapAt: offset(at: point))
    change { $0.placeCaret(at: offset) }
  }

  /// Whether fingers at two points, in the field's coordinates, put the caret at
  /// the same place in its text.
  package func placesCaretAlike(at one: CGPoint, and other: CGPoint) -> Bool {
    let line = editedLine(in: bounds)
    // A longer line scrolls under the finger.
    return line.isSeenWhole && line.offset(at: one) == line.offset(at: other)
  }

  private func offset(at point: CGPoint) -> Int {
    editedLine(in: bounds).offset(at: point)
  }
}
