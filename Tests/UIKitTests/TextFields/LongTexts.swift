import Testing

/// Long texts of many kinds, by what they are made of.
enum LongText: String, CaseIterable, CustomTestStringConvertible {
  case letters, words, hebrew, mixed, han, families, flags

  var testDescription: String { rawValue }

  private var unit: String {
    switch self {
    case .letters: "abcdefghij"
    case .words: "To be, or not to be. "
    case .hebrew: "להיות או לא להיות "
    case .mixed: "Hello שלום 42 мир "
    case .han: "東京都に住んでいます。"
    case .families: "👨‍👩‍👧‍👦e\u{301}👍🏽"
    case .flags: "🇯🇵"
    }
  }

  /// A text of a minimum count of UTF-16 units.
  func text(_ length: Int) -> String {
    String(repeating: unit, count: (length + unit.utf16.count - 1) / unit.utf16.count)
  }
}
