import Foundation

/// Placing the caret and selecting with a finger or the mouse.
extension TextEditingSession {
  /// What a finger that is down does when it moves or goes up.
  enum TouchSelection {
    /// It came down before editing began: going up near where it came down begins it.
    case beginsEditing(at: CGPoint)
    /// It has put the caret beside a word, and selects from where it came down once it moves.
    case places(from: Int, at: CGPoint)
    /// It has come down on the caret, and takes it along.
    case caret
    /// It selects from where it came down.
    case characters
    /// It selects whole words from the one it came down on.
    case words(from: Range<Int>)
    case everything
  }

  /// What a finger has found when it came down.
  struct TouchStart {
    /// In ticks.
    let time: Int
    /// The caret, in UTF-16 units; nil where there was a selection or none.
    let caret: Int?
    /// Whether it has hidden the menu.
    let hasHiddenMenu: Bool
    /// Whether it came down on the caret.
    let isOnCaret: Bool
  }

  /// How long a finger rests for a long press, in ticks.
  static let longPress = FrameClock.ticks(0.5)

  /// How far a tap may wander, in points.
  private static let tapMargin: CGFloat = 10

  /// How far a finger moves before it selects, in points.
  private static let dragMargin: CGFloat = 3

  /// A finger has come down at a point of the view.
  ///
  /// - Parameters:
  ///   - point: Where, in the view's coordinates, in points.
  ///   - tapCount: How many taps in a row this is.
  ///   - time: When, in ticks; now where nil.
  func press(at point: CGPoint, tapCount: Int, since time: Int? = nil) {
    guard view.isFirstResponder else {
      touchSelection = .beginsEditing(at: point)
      return
    }
    clearsOnInsertion = false
    openRecord = nil
    touchStart = TouchStart(
      time: time ?? view.world.clock.now, caret: text.selection.isCaret ? text.selection.head : nil,
      hasHiddenMenu: view.world.menuController.isHiddenByPresentTouch,
      isOnCaret: isOnCaret(point))
    let offset = offset(at: point)
    isSelectedByTouch = tapCount > 1
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

  /// How far from the caret a finger still takes it, in points.
  private static let caretMargin: CGFloat = 8

  /// Whether a finger at a point of the view takes the caret.
  func isOnCaret(_ point: CGPoint) -> Bool {
    guard view.isEditing, text.selection.isCaret else { return false }
    return view.caretRect(for: TextOffset(text.selection.head))
      .insetBy(dx: -Self.caretMargin, dy: -Self.caretMargin / 2).contains(point)
  }

  /// Whether the finger that is down is the text's, so that it does not scroll.
  var holdsFinger: Bool {
    switch touchSelection {
    case .words, .everything, .caret: true
    case .places: touchStart?.isOnCaret ?? false
    case .beginsEditing, .characters, nil: false
    }
  }

  /// Puts the caret where the finger is, and shows what is under it.
  private func moveCaret(to point: CGPoint) {
    let offset = offset(at: point)
    change { $0.placeCaret(at: offset) }
    showLoupe(at: offset)
  }

  /// Shows the text around an offset enlarged while a finger covers it.
  func showLoupe(at offset: Int) {
    view.world.loupe.show(view.caretRect(for: TextOffset(offset)), of: view)
  }

  func hideLoupe() { view.world.loupe.hide() }

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
      if takesCaret {
        touchSelection = .caret
        return moveCaret(to: point)
      }
      touchSelection = .characters
      isSelectedByTouch = true
      change {
        $0.placeCaret(at: start)
        $0.extendSelection(to: offset)
      }
    case .beginsEditing(let start):
      if hypot(point.x - start.x, point.y - start.y) > Self.tapMargin { touchSelection = nil }
    case .caret: moveCaret(to: point)
    case .characters: change { $0.extendSelection(to: offset) }
    case .words(let word): change { $0.extendSelection(from: word, toWordAt: offset) }
    case .everything, nil: break
    }
  }

  /// Whether a finger that moves takes the caret along: it came down on it, or has rested.
  private var takesCaret: Bool {
    guard let touchStart, view.isEditing else { return false }
    return touchStart.isOnCaret || view.world.clock.now - touchStart.time >= Self.longPress
  }

  /// The touch has been taken away.
  func cancelTouch() {
    if case .caret = touchSelection { hideLoupe() }
    touchSelection = nil
  }

  /// The finger was lifted at a point of the view.
  func release(at point: CGPoint) {
    let selection = touchSelection
    touchSelection = nil
    switch selection {
    case .beginsEditing:
      guard view.bounds.contains(point), view.becomeFirstResponder(), view.isEditing else { return }
      let offset = caretOffset(forTapAt: offset(at: point))
      change { $0.placeCaret(at: offset) }
    case .places(let offset, _): releaseTap(at: offset)
    case .caret:
      hideLoupe()
      showMenu()
    case .characters, .words, .everything:
      if !text.selection.isCaret { showMenu() }
    case nil: break
    }
  }

  /// A finger has put the caret somewhere: a long one, or one on the caret, wants the menu.
  private func releaseTap(at offset: Int) {
    guard let touchStart else { return }
    if view.world.clock.now - touchStart.time >= Self.longPress {
      change { $0.placeCaret(at: offset) }
      showMenu()
    } else if touchStart.caret == text.selection.head, !touchStart.hasHiddenMenu {
      showMenu()
    }
  }
}
