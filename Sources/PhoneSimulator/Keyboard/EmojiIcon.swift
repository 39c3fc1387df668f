/// The sign of a category of emoji, which is drawn and no emoji itself.
package enum EmojiIcon: String, Hashable, Sendable, CaseIterable {
  /// A clock, for those used lately.
  case frequent
  case smileys, animals, food, activity, travel, objects, symbols, flags
}
