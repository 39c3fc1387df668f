import Foundation

extension SoftwareKeyboard {
  /// Types an emoji into the field, whatever letters do at present.
  func typeEmoji(_ text: String) {
    emoji.didType(text)
    client?.insertText(text)
    mode.didType(text, isSecret: isSecret)
    refresh()
  }

  /// Begins to search for emoji, with letters, or ends it.
  func toggleSearch() {
    if emoji.isSearching {
      turn(to: .emoji)
    } else {
      emoji.beginSearch()
      turn(to: .letters)
    }
  }

  /// What typing does while emoji are searched for; the return key ends that.
  func search(_ text: String) {
    mode.didType(text)
    if text.contains(where: \.isNewline) {
      toggleSearch()
    } else {
      emoji.type(text)
      refresh()
    }
  }

  /// Brings a category into sight.
  func show(_ category: EmojiIcon) {
    guard let plan = view.content?.plan else { return }
    scrollEmoji(to: plan.board.firstColumn(of: category, rows: plan.emojiRows))
  }

  /// Puts a column at the left, as far as there are more at the right.
  func scrollEmoji(to column: Int) {
    guard let plan = view.content?.plan else { return }
    emoji.column = plan.reachableColumn(column)
    refresh()
  }

  /// What the keys show of the emoji at present.
  var board: EmojiBoard {
    if let text = emoji.search {
      return EmojiBoard(search: text, results: layout.emoji.found(by: text))
    }
    guard mode.layer == .emoji else { return EmojiBoard() }
    let categories = layout.emoji.categories.map {
      EmojiBoard.Section(icon: $0.icon, name: $0.name, emoji: $0.emoji.map(\.text))
    }
    let frequent = EmojiBoard.Section(
      icon: .frequent, name: layout.emoji.frequentName, emoji: emoji.frequent)
    return EmojiBoard(sections: [frequent] + categories, column: emoji.column)
  }
}
