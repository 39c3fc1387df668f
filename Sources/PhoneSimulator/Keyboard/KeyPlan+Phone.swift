import Foundation

/// The horizontal measures of a phone's keyboard, in points.
private struct PhoneColumns {
  let margin: CGFloat
  let gap: CGFloat = 6
  /// From one letter to the next.
  let pitch: CGFloat
  let width: CGFloat

  init(width: CGFloat, keysInWidestRow count: Int) {
    self.width = width
    margin = width < 400 ? 3 : 4
    pitch = (width - 2 * margin + gap) / CGFloat(count)
  }

  var letter: CGFloat { pitch - gap }
  /// Shift and backspace.
  var side: CGFloat { letter * 4 / 3 }
  /// The return key, and the one that turns to the numbers.
  var wide: CGFloat { 2.5 * pitch - gap }
  var right: CGFloat { width - margin }
}

extension KeyPlan {
  /// Letters, numbers or symbols as an iPhone arranges them.
  var phoneKeys: [Key] {
    let widest = max(10, characters.map(\.count).max() ?? 0)
    let columns = PhoneColumns(width: size.width, keysInWidestRow: widest)
    let rows = KeyRows(area: keyArea, count: 4)
    var keys: [Key] = []
    for row in 0..<2 {
      let count = CGFloat(characters[row].count)
      let start = (size.width - count * columns.pitch + columns.gap) / 2
      for (index, character) in characters[row].enumerated() {
        let x = start + CGFloat(index) * columns.pitch
        keys.append(typing(character, rows.frame(x: x, width: columns.letter, row: row)))
      }
    }
    keys += phoneThirdRow(columns, rows)
    keys += phoneBottomRow(columns, rows)
    return keys
  }

  private func phoneThirdRow(_ columns: PhoneColumns, _ rows: KeyRows) -> [Key] {
    let characters = characters[2]
    // Few keys share the room of seven letters, as the punctuation does.
    let span = max(7, CGFloat(characters.count)) * columns.pitch
    let pitch = span / CGFloat(characters.count)
    let start = (size.width - span + columns.gap) / 2
    let left = rows.frame(x: columns.margin, width: columns.side, row: 2)
    let right = rows.frame(x: columns.right - columns.side, width: columns.side, row: 2)
    var keys = [sideKey(left)]
    for (index, character) in characters.enumerated() {
      let x = start + CGFloat(index) * pitch
      keys.append(typing(character, rows.frame(x: x, width: pitch - columns.gap, row: 2)))
    }
    keys.append(Key(action: .backspace, face: .backspace, style: .dark, frame: right))
    return keys
  }

  private func phoneBottomRow(_ columns: PhoneColumns, _ rows: KeyRows) -> [Key] {
    var keys: [Key] = []
    var left = columns.margin
    if hasKeysInStrip || !hasEmojiKey {
      keys.append(turnKey(rows.frame(x: left, width: columns.wide, row: 3)))
      left += columns.wide + columns.gap
      if hasEmojiKey { keys.append(emojiKeyInStrip) }
      if let key = dictationKeyInStrip { keys.append(key) }
    } else {
      let half = (columns.wide - columns.gap) / 2
      func next() -> CGRect {
        defer { left += half + columns.gap }
        return rows.frame(x: left, width: half, row: 3)
      }
      keys.append(turnKey(next()))
      keys.append(Key(action: .turn(.emoji), face: .smile, style: .dark, frame: next()))
      if hasDictationKey {
        keys.append(Key(action: .dictation, face: .microphone, style: .dark, frame: next()))
      }
    }
    let returnLeft = columns.right - columns.wide
    let middle = CGRect(x: left, y: 0, width: returnLeft - columns.gap - left, height: 0)
    keys += spaceKeys(in: middle, gap: columns.gap, letter: columns.letter, rows, row: 3)
    let returnFrame = rows.frame(x: returnLeft, width: columns.wide, row: 3)
    keys.append(
      Key(
        action: .return, face: .word(layout.keys.title(of: returnKey)), style: .dark,
        frame: returnFrame))
    return keys
  }

  /// The space bar with the keys that some fields put beside it.
  func spaceKeys(
    in middle: CGRect, gap: CGFloat, letter: CGFloat, _ rows: KeyRows, row: Int
  ) -> [Key] {
    if kind == .url, layer == .letters {
      let width = (middle.width - 2 * gap) / 3
      return [".", "/", layout.keys.domain].enumerated().map { index, text in
        let x = middle.minX + CGFloat(index) * (width + gap)
        var key = typing(text, rows.frame(x: x, width: width, row: row))
        key.hasCallout = false
        return key
      }
    }
    let extras: [String] =
      switch (kind, layer) {
      case (.email, .letters): ["@", "."]
      case (.webSearch, .letters): ["."]
      case (.twitter, .letters): ["@", "#"]
      default: []
      }
    let extraWidth = CGFloat(extras.count) * (letter + gap)
    let space = rows.frame(x: middle.minX, width: middle.width - extraWidth, row: row)
    var keys = [
      Key(action: .insert(" "), face: .word(layout.keys.space), style: .light, frame: space)
    ]
    for (index, text) in extras.enumerated() {
      let x = space.maxX + gap + CGFloat(index) * (letter + gap)
      keys.append(typing(text, rows.frame(x: x, width: letter, row: row)))
    }
    return keys
  }

  /// A key that types a character.
  func typing(_ text: String, _ frame: CGRect) -> Key {
    Key(
      action: .insert(text), face: text.count > 1 ? .word(text) : .character(text), style: .light,
      frame: frame, hasCallout: !isPad)
  }

  /// The key at the left of the third row: shift, or the other layer of symbols.
  func sideKey(_ frame: CGRect) -> Key {
    switch layer {
    case .numbers:
      Key(action: .turn(.symbols), face: .word(layout.keys.symbols), style: .dark, frame: frame)
    case .symbols:
      Key(action: .turn(.numbers), face: .word(layout.keys.numbers), style: .dark, frame: frame)
    case .letters, .emoji, .keypad, .dialing:
      Key(action: .shift, face: .shift, style: .dark, frame: frame)
    }
  }

  /// The key that turns from letters to numbers and back.
  func turnKey(_ frame: CGRect) -> Key {
    layer == .letters
      ? Key(action: .turn(.numbers), face: .word(layout.keys.numbers), style: .dark, frame: frame)
      : Key(action: .turn(.letters), face: .word(layout.keys.letters), style: .dark, frame: frame)
  }

  /// Whether the strip beside the home indicator has room for keys.
  private var hasKeysInStrip: Bool { !isPad && stripHeight > 41 }

  /// The key at the left of the strip.
  private var emojiKeyInStrip: Key {
    Key(action: .turn(.emoji), face: .smile, style: .strip, frame: stripFrame(x: 16))
  }

  /// The key at the right of the strip; nil where it has none.
  var dictationKeyInStrip: Key? {
    guard hasKeysInStrip, hasDictationKey else { return nil }
    return Key(
      action: .dictation, face: .microphone, style: .strip,
      frame: stripFrame(x: size.width - 16 - 44))
  }

  private func stripFrame(x: CGFloat) -> CGRect {
    CGRect(x: x, y: size.height - stripHeight, width: 44, height: min(stripHeight, 44))
  }
}
