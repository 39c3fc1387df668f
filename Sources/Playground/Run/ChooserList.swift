import Foundation

/// Something that a chooser offers: a device, a screen or a part of the look.
struct ChooserOption: Hashable, Sendable {
  let name: String
  /// A few words that stand beside the name, and are found too.
  let detail: String
}

/// What a chooser lists and what of it is selected, as typed text and keys change it.
struct ChooserList: Hashable, Sendable {
  let options: [ChooserOption]

  /// The name of the option in use, the first of several.
  let present: String

  /// The names of all options in use.
  let allPresent: Set<String>

  /// What is searched for: words that all occur in an option, whatever their case and accents.
  var query = "" {
    didSet { if query != oldValue { find() } }
  }

  /// The options that are listed, in their order.
  private(set) var matches: [ChooserOption] = []

  /// The selected one of the matches; nil where there are none.
  private(set) var selection: Int?

  /// Lists all options, with the one in use selected.
  init(_ options: [ChooserOption], present: String) { self.init(options, present: [present]) }

  /// Lists all options, with the first of those in use selected.
  init(_ options: [ChooserOption], present: [String]) {
    (self.options, self.present, allPresent) = (options, present.first ?? "", Set(present))
    find()
  }

  /// The selected option.
  var selected: ChooserOption? { selection.map { matches[$0] } }

  /// Selects the option some rows further down, or up where `rows` is below zero; at most the last
  /// or the first one.
  mutating func moveSelection(by rows: Int) {
    guard let selection else { return }
    self.selection = min(max(selection + rows, 0), matches.count - 1)
  }

  /// Selects one of the matches.
  mutating func select(_ index: Int) {
    if matches.indices.contains(index) { selection = index }
  }

  private mutating func find() {
    let query = Self.folded(query)
    let words = query.split(whereSeparator: \.isWhitespace)
    matches = options.filter { option in
      let text = Self.folded("\(option.name) \(option.detail)")
      return words.allSatisfy { text.contains($0) }
    }
    let wanted = words.isEmpty ? Self.folded(present) : words.joined(separator: " ")
    let names = matches.map { Self.folded($0.name) }
    // A name typed whole is that one, also where longer names begin with it.
    selection =
      names.firstIndex(of: wanted) ?? names.firstIndex { $0.hasPrefix(wanted) }
      ?? (matches.isEmpty ? nil : 0)
  }

  private static func folded(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
