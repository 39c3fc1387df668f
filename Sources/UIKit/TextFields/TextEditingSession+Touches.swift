import Foundation

/// Placing the caret and selecting with a finger or the mouse.
extension TextEditingSession {
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

  /// A finger has come down at a point of the view.
  func press(at point: CGPoint, tapCount: Int) {
    guard view.isFirstResponder else {
      touchSelection = .beginsEditing(at: point)
      return
    }
    clearsOnInsertion = false
    let offset = offset(at: point)
    if tapCount == 1 {
      touchSelection = .places(from: offset, at: point)
      change { $0.placeCaret(at: caretOffset(forTapAt: offset)) }
      holdCaret()
    } else if tapCount == 2, !view.isSecureTextEntry {
      touchSelection = .words(from: text.wordRange(at: offset))
      change { $0.selectWord(at: offset) }
    } else {
      touchSelection = .everything
      view.selectAll(nil)
    }
  }

  /// The offset that the view has nearest to a point, which a subclass may see in its own way.
  private func offset(at point: CGPoint) -> Int {
    view.closestPosition(to: point).flatMap(text.offset(of:)) ?? text.length
  }

  /// Where a tap at an offset puts the caret: at the nearer end of the word around it.
  ///
  /// The places between the dots of a secret are all alike.
  private func caretOffset(forTapAt offset: Int) -> Int {
    guard !view.isSecureTextEntry, let word = text.wordAround(offset) else { return offset }
    return view.end(of: word, nearestTo: offset)
  }

  /// The finger has moved to a point of the view.
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

  /// The finger was lifted at a point of the view.
  func release(at point: CGPoint) {
    defer { touchSelection = nil }
    guard case .beginsEditing = touchSelection, view.bounds.contains(point),
      view.becomeFirstResponder(), view.isEditing
    else { return }
    let offset = caretOffset(forTapAt: offset(at: point))
    change { $0.placeCaret(at: offset) }
  }
}
