import Foundation

/// The emoji in columns from left to right, of which some are in sight.
struct EmojiBoard: Hashable, Sendable {
  struct Section: Hashable, Sendable {
    var icon: EmojiIcon
    var name: String
    var emoji: [String]
  }

  var sections: [Section] = []

  /// The first column that is asked for; there may be none so far right.
  var column = 0

  /// What is searched for; nil while nothing is.
  var search: String?

  /// What is found, for as many as there is room.
  var results: [String] = []

  /// What stands in a column, and of which section it is.
  struct Column: Hashable {
    var section: Int
    var emoji: ArraySlice<String>
  }

  /// All columns, each with as many emoji as there are rows; a section begins with one.
  func columns(rows: Int) -> [Column] {
    sections.enumerated().flatMap { index, section in
      stride(from: 0, to: section.emoji.count, by: rows).map { start in
        Column(section: index, emoji: section.emoji[start...].prefix(rows))
      }
    }
  }

  /// The first column of a section.
  func firstColumn(of icon: EmojiIcon, rows: Int) -> Int {
    sections.prefix { $0.icon != icon }.reduce(0) { $0 + ($1.emoji.count + rows - 1) / rows }
  }
}
