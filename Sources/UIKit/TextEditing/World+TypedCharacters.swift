/// What a world shows of the characters that are typed into secure fields.
@MainActor
final class WorldTypedCharacters: WorldPart {
  var areRevealed = true
  weak var revealedText: TextEditingSession?

  init(of world: World) {}

  var isPristine: Bool { areRevealed }
}

extension World {
  private var typedCharacters: WorldTypedCharacters { part() }

  /// Whether the character just typed into a secure field is seen for a moment, as by the person
  /// who types it.
  package var revealsTypedCharacters: Bool {
    get { typedCharacters.areRevealed }
    set {
      typedCharacters.areRevealed = newValue
      revealedText?.view.setNeedsDisplay()
    }
  }

  /// The one field at most that shows such a character; held weakly.
  var revealedText: TextEditingSession? {
    get { typedCharacters.revealedText }
    set { typedCharacters.revealedText = newValue }
  }
}
