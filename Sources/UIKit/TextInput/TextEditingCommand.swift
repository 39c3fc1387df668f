/// What a hardware key asks of a text input beyond inserting and deleting backwards.
package enum TextEditingCommand: Hashable, Sendable {
  /// Ways to move as they are seen on the screen.
  package enum Motion: Hashable, Sendable, CaseIterable {
    case left
    case right
    case up
    case down
    case wordLeft
    case wordRight
    case lineStart
    case lineEnd
    case documentStart
    case documentEnd
  }

  case move(Motion, extendingSelection: Bool)
  /// Puts a text in at once, which was not typed.
  case insert(String)
  case deleteForward
  case deleteWordBackward
  case deleteWordForward
  case selectAll
}

/// A responder that edits text by command.
@preconcurrency @MainActor package protocol TextEditingCommandTarget: AnyObject {
  func perform(_ command: TextEditingCommand)
}
