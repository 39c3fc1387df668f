import Foundation

/// Placing the caret and selecting with a finger or the mouse.
extension UITextField {
  /// What a finger that is down does when it moves or goes up.
  enum TouchSelection {
    /// It came down before editing began: going up near where it came down begins it.
    case beginsEditing(at: CGPoint)
    /// It selects from where it came down.
    case characters
    /// It selects whole words from the one it came down on.
    case words(from: Range<Int>)
    case everything
  }

  /// How far a tap may wander, in points.
  private static let tapMargin: CGFloat = 10

  func press(at point: CGPoint, tapCount: Int) {
    guard isFirstResponder else {
      touchSelection = .beginsEditing(at: point)
      return
    }
    clearsOnInsertion = false
    let offset = offset(at: point)
    if tapCount == 1 {
      touchSelection = .characters
      change { $0.placeCaret(at: offset) }
      holdCaret()
    } else if tapCount == 2, !isSecureTextEntry {
      touchSelection = .words(from: model.wordRange(at: offset))
      change { $0.selectWord(at: offset) }
    } else {
      touchSelection = .everything
      selectAll(nil)
    }
  }

  func drag(to point: CGPoint) {
    let offset = offset(at: point)
    switch touchSelection {
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
    let offset = offset(at: point)
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
