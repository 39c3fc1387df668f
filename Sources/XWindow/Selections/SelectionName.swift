/// A selection of the X server, through which clients exchange text.
package enum SelectionName: Hashable, Sendable, CaseIterable {
  /// What was copied.
  case clipboard
  /// What is selected at present.
  case primary
}

/// Why there is no text to paste.
package enum SelectionProblem: Error, Hashable, Sendable {
  /// There is nothing, or no text.
  case empty
  /// Its owner has not answered in time.
  case silent
  /// It is longer than can be pasted, in bytes.
  case tooLong(limit: Int)
  /// It is no text in UTF-8.
  case invalid

  /// One sentence for the person who pastes.
  package var sentence: String {
    switch self {
    case .empty: "There is no text to paste."
    case .silent: "The program that has the text to paste does not answer."
    case .tooLong(let limit): "The text is longer than the \(limit >> 20) MB that can be pasted."
    case .invalid: "What was copied is no text in UTF-8."
    }
  }
}
