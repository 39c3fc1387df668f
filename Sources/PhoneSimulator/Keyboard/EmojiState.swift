/// What has been done with the emoji: which were typed, how far the layer is
/// scrolled, what is searched for.
struct EmojiState: Hashable {
  /// Those that were typed, the latest first.
  private var recent: [String] = []

  /// What the layer shows as used often, the same for as long as it is in sight.
  private(set) var frequent: [String] = []

  /// The first column in sight.
  var column = 0

  /// What is searched for; nil while nothing is.
  private(set) var search: String?

  private static let mostFrequent = 24

  var isSearching: Bool { search != nil }

  /// The layer comes into sight.
  mutating func open(_ layer: KeyboardLayout.EmojiLayer) {
    frequent = Array(
      (recent + layer.frequent.filter { !recent.contains($0) }).prefix(Self.mostFrequent))
    column = 0
    search = nil
  }

  mutating func didType(_ emoji: String) {
    recent = Array(([emoji] + recent.filter { $0 != emoji }).prefix(Self.mostFrequent))
  }

  mutating func beginSearch() { search = "" }

  mutating func endSearch() { search = nil }

  /// Adds to what is searched for.
  mutating func type(_ text: String) { search?.append(text) }

  mutating func deleteBackward() {
    if search?.isEmpty == false { search?.removeLast() }
  }
}

/// The sign of a category of emoji, which is drawn and no emoji itself.
package enum EmojiIcon: String, Hashable, Sendable, CaseIterable {
  /// A clock, for those used lately.
  case frequent
  case smileys, animals, food, activity, travel, objects, symbols, flags
}
