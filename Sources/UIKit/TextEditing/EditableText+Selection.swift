/// What changes the selection alone. It ends an input method's composition, keeping its text.
extension EditableText {
  /// Ways to move in the order of the text, which need not be the order on the screen.
  package enum Movement: Hashable, Sendable, CaseIterable {
    case characterBackward
    case characterForward
    case wordBackward
    case wordForward
    case start
    case end

    fileprivate var isBackward: Bool {
      switch self {
      case .characterBackward, .wordBackward, .start: true
      case .characterForward, .wordForward, .end: false
      }
    }
  }

  /// Moves the caret, or the selection's head when `extendingSelection`.
  ///
  /// Moving by a character away from a selection only collapses it to the end moved towards.
  package mutating func move(_ movement: Movement, extendingSelection: Bool = false) {
    if !extendingSelection, !selection.isCaret {
      let end = movement.isBackward ? selection.range.lowerBound : selection.range.upperBound
      placeCaret(at: end)
      if movement == .characterBackward || movement == .characterForward { return }
    }
    let head = destination(of: movement)
    if extendingSelection { extendSelection(to: head) } else { placeCaret(at: head) }
  }

  private func destination(of movement: Movement) -> Int {
    switch movement {
    case .characterBackward: boundary(before: selection.head)
    case .characterForward: boundary(after: selection.head)
    case .wordBackward: wordStart(before: selection.head)
    case .wordForward: wordEnd(after: selection.head)
    case .start: 0
    case .end: length
    }
  }

  /// Selects nothing and puts the caret at `offset`.
  package mutating func placeCaret(at offset: Int) {
    markedRange = nil
    selection = Selection(caret: boundary(atOrAfter: offset))
  }

  /// Moves the selection's head to `offset`; its anchor stays.
  package mutating func extendSelection(to offset: Int) {
    markedRange = nil
    selection.head = boundary(atOrAfter: offset)
  }

  /// Selects `range`, widened to whole grapheme clusters, with the head at its end.
  package mutating func select(_ range: Range<Int>) {
    markedRange = nil
    let range = wholeCharacters(range)
    selection = Selection(anchor: range.lowerBound, head: range.upperBound)
  }

  package mutating func selectAll() {
    select(0..<length)
  }

  /// Selects the word at `offset`; see `wordRange(at:)`.
  package mutating func selectWord(at offset: Int) {
    select(wordRange(at: offset))
  }

  /// Selects the word at the caret: around it, ending or beginning there, else the last one before it,
  /// else the first one after it.
  package mutating func selectWordAtCaret() {
    let caret = selection.head
    let here = wordAround(caret)
    let last = wordStart(before: caret)..<wordEnd(after: wordStart(before: caret))
    let next = wordRange(at: wordStart(before: wordEnd(after: caret)))
    if let here {
      select(here)
    } else if last.upperBound == caret, !last.isEmpty {
      select(last)
    } else if next.lowerBound == caret, !next.isEmpty {
      select(next)
    } else {
      select(last.upperBound <= caret && !last.isEmpty ? last : next)
    }
  }

  /// Selects from `word` to the word at `offset`, both whole, with the head towards `offset`.
  package mutating func extendSelection(from word: Range<Int>, toWordAt offset: Int) {
    let other = wordRange(at: offset)
    if other.lowerBound < word.lowerBound {
      select(other.lowerBound..<word.upperBound)
      selection = Selection(anchor: selection.head, head: selection.anchor)
    } else {
      select(word.lowerBound..<max(word.upperBound, other.upperBound))
    }
  }
}
