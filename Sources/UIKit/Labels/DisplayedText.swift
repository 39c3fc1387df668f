/// What a text field shows for its text, and which offset of the one is which of the other.
///
/// Offsets are in UTF-16 units and lie between grapheme clusters.
struct DisplayedText: Hashable {
  let string: String
  /// The ends of the characters in both; empty where text and display are the same.
  private var textEnds: [Int] = []
  private var displayEnds: [Int] = []

  /// Shows `text` in one line.
  init(_ text: String) {
    if text.contains(where: \.isNewline) {
      self.init(text) { character, _ in character.isNewline ? " " : character }
    } else {
      self.init(unchanged: text)
    }
  }

  /// Shows a bullet for every character of `text` but the one at `revealed`.
  init(secure text: String, revealing revealed: Range<Int>? = nil) {
    self.init(text) { character, end in revealed?.upperBound == end ? character : "•" }
  }

  private init(unchanged text: String) {
    string = text
  }

  private init(_ text: String, display: (_ character: Character, _ end: Int) -> Character) {
    var string = ""
    var (textEnd, displayEnd) = (0, 0)
    for character in text {
      textEnd += character.utf16.count
      let shown = display(character, textEnd)
      displayEnd += shown.utf16.count
      string.append(shown)
      textEnds.append(textEnd)
      displayEnds.append(displayEnd)
    }
    self.string = string
  }

  /// The offset in what is shown that stands for one in the text.
  func displayOffset(_ textOffset: Int) -> Int {
    Self.map(textOffset, from: textEnds, to: displayEnds)
  }

  /// The offset in the text that one in what is shown stands for.
  func textOffset(_ displayOffset: Int) -> Int {
    Self.map(displayOffset, from: displayEnds, to: textEnds)
  }

  private static func map(_ offset: Int, from ends: [Int], to others: [Int]) -> Int {
    guard !ends.isEmpty else { return offset }
    guard offset > 0 else { return 0 }
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return others[low]
  }
}
