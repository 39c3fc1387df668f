import TestSupport
import Testing

@testable import UIKit

/// The same operations over an array of characters and positions counted in characters.
private struct CharacterModel {
  var characters: [Character] = []
  var anchor = 0
  var head = 0

  var low: Int { min(anchor, head) }
  var high: Int { max(anchor, head) }

  mutating func replace(_ range: Range<Int>, with string: String) {
    let before = String(characters[..<range.lowerBound]) + string
    let all = before + String(characters[range.upperBound...])
    characters = Array(all)
    // Characters may have joined across the seams: the first end at or behind the insertion.
    var units = 0
    var position = 0
    while units < before.utf16.count {
      units += characters[position].utf16.count
      position += 1
    }
    (anchor, head) = (position, position)
  }

  mutating func moveHead(to position: Int, extending: Bool) {
    head = min(max(position, 0), characters.count)
    if !extending { anchor = head }
  }

  func offset(_ position: Int) -> Int {
    characters[..<position].reduce(0) { $0 + $1.utf16.count }
  }
}

@Suite struct TextEditingPropertyTests {
  static let pieces = [
    "a", "Z", " ", "é", "e\u{301}", "\u{301}", "\u{20DD}", "👨‍👩‍👧‍👦", "\u{200D}", "👩", "🏽", "👍🏽", "🇯", "🇵",
    "🇯🇵",
    "ש", "\u{5C1}", "م", "\u{200F}", "ᄀ", "ᅡ", "ᆨ", "한", "क्", "ष", "\r", "\n", "\r\n", "word ", "",
    "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "\u{FE0F}", "❤", "\0",
  ]

  /// Also with pieces so short that their seams are crossed all the time.
  @Test(arguments: SeededGenerator.seeds(60), [4, 16, TextStorage.usualPieceLength])
  func agreesWithAnArrayOfCharacters(seed: UInt64, longestPiece: Int) {
    var random = SeededGenerator(seed: seed)
    var editing = EditableText(TextStorage("", longestPiece: longestPiece))
    var model = CharacterModel()
    for step in 0..<200 {
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      let extending = Bool.random(using: &random)
      let position = Int.random(in: 0...model.characters.count, using: &random)
      let operation = Int.random(in: 0..<12, using: &random)
      switch operation {
      case 0...3:
        editing.insert(piece)
        model.replace(model.low..<model.high, with: piece)
      case 4:
        editing.deleteBackward()
        let empty = model.anchor == model.head
        model.replace((empty ? max(model.low - 1, 0) : model.low)..<model.high, with: "")
      case 5:
        editing.deleteForward()
        let empty = model.anchor == model.head
        let end = empty ? min(model.high + 1, model.characters.count) : model.high
        model.replace(model.low..<end, with: "")
      case 6, 7:
        let back = operation == 6
        let collapses = !extending && model.anchor != model.head
        editing.move(back ? .characterBackward : .characterForward, extendingSelection: extending)
        let end = back ? model.low : model.high
        let target = collapses ? end : model.head + (back ? -1 : 1)
        model.moveHead(to: target, extending: extending)
      case 8:
        editing.move(.start, extendingSelection: extending)
        model.moveHead(to: 0, extending: extending)
      case 9:
        editing.move(.end, extendingSelection: extending)
        model.moveHead(to: model.characters.count, extending: extending)
      case 10:
        let offset = model.offset(position)
        if extending { editing.extendSelection(to: offset) } else { editing.placeCaret(at: offset) }
        model.moveHead(to: position, extending: extending)
      default:
        let other = Int.random(in: 0...model.characters.count, using: &random)
        let range = min(position, other)..<max(position, other)
        editing.replace(
          model.offset(range.lowerBound)..<model.offset(range.upperBound), with: piece)
        model.replace(range, with: piece)
      }
      let text = String(model.characters)
      #expect(
        editing.text.utf16.elementsEqual(text.utf16), "seed \(seed), step \(step), op \(operation)")
      #expect(editing.length == text.utf16.count)
      #expect(
        editing.selection
          == .init(anchor: model.offset(model.anchor), head: model.offset(model.head)),
        "seed \(seed), step \(step), op \(operation), \(Array(text.unicodeScalars))")
    }
  }

  @Test(arguments: SeededGenerator.seeds(40))
  func anyOffsetsLeaveTheSelectionBetweenCharacters(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for step in 0..<50 {
      let text = (0..<8).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
      var boundaries = [0]
      for character in text { boundaries.append((boundaries.last ?? 0) + character.utf16.count) }
      func anyOffset() -> Int { Int.random(in: -3...text.utf16.count + 3, using: &random) }
      func anyRange() -> Range<Int> {
        let (one, other) = (anyOffset(), anyOffset())
        return min(one, other)..<max(one, other)
      }
      var editing = EditableText(text)
      let operation = Int.random(in: 0..<7, using: &random)
      switch operation {
      case 0: editing.placeCaret(at: anyOffset())
      case 1: editing.extendSelection(to: anyOffset())
      case 2: editing.select(anyRange())
      case 3: editing.selectWord(at: anyOffset())
      case 4:
        editing.extendSelection(from: editing.wordRange(at: anyOffset()), toWordAt: anyOffset())
      case 5:
        editing.placeCaret(at: anyOffset())
        editing.move(.wordForward, extendingSelection: true)
      default:
        editing.placeCaret(at: anyOffset())
        editing.move(.wordBackward)
      }
      let selection = editing.selection
      #expect(
        boundaries.contains(selection.anchor) && boundaries.contains(selection.head),
        "seed \(seed), step \(step), operation \(operation): \(selection) in \(Array(text.utf16))")
      #expect(editing.text == text)
    }
  }
}
