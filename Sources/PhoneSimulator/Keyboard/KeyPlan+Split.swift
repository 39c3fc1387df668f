import Foundation

extension KeyPlan {
  /// The widest that a half of a split keyboard is, in points. (Chosen.)
  private static let widestHalf: CGFloat = 310

  /// Where a split keyboard has its halves; none for one that is whole.
  var halves: [CGRect] {
    guard arrangement == .split else { return [] }
    let width = min(Self.widestHalf, size.width * 0.4)
    return [0, size.width - width].map {
      CGRect(x: $0, y: 0, width: width, height: size.height)
    }
  }

  /// Letters, numbers or symbols in two halves: each row is divided in its middle, and what ends it
  /// on an iPad ends it here.
  var splitKeys: [Key] {
    let halves = halves
    guard halves.count == 2 else { return [] }
    let rows = KeyRows(area: keyArea, count: 4)
    let gap: CGFloat = 6
    let characters = characters
    // The third row has a key in front of it, so its left half has one letter less.
    let cuts = [
      (characters[0].count + 1) / 2, (characters[1].count + 1) / 2, characters[2].count / 2,
    ]
    let left = zip(characters, cuts).map { Array($0.prefix($1)) }
    let right = zip(characters, cuts).map { Array($0.dropFirst($1)) }
    // What a row has besides its letters: a key, and how far the second one is set in.
    let extras = [(left, [0, 0.25, 1]), (right, [1, 1.25, 1])]
    let widest = extras.flatMap { rows, extras in
      zip(rows, extras).map { CGFloat($0.count) + $1 }
    }.max()
    let pitch = (halves[0].width - gap) / (widest ?? 1)
    let key = pitch - gap
    var keys: [Key] = []

    func append(_ texts: [String], row: Int, from start: CGFloat) -> CGFloat {
      for (index, text) in texts.enumerated() {
        let x = start + CGFloat(index) * pitch
        keys.append(typing(text, rows.frame(x: x, width: key, row: row)))
      }
      return start + CGFloat(texts.count) * pitch
    }
    let start = halves[0].minX + gap
    _ = append(left[0], row: 0, from: start)
    _ = append(left[1], row: 1, from: start + pitch / 4)
    keys.append(sideKey(rows.frame(x: start, width: key, row: 2)))
    _ = append(left[2], row: 2, from: start + pitch)

    // The right half ends where the screen does, so its rows are laid from there.
    let end = halves[1].maxX - gap
    func appendRight(_ texts: [String], row: Int, last: (CGRect) -> Key) {
      let first = end - CGFloat(texts.count + 1) * pitch + gap - (row == 1 ? pitch / 4 : 0)
      let x = append(texts, row: row, from: first)
      keys.append(last(rows.frame(x: x, width: end - x, row: row)))
    }
    appendRight(right[0], row: 0) {
      Key(action: .backspace, face: .backspace, style: .dark, frame: $0)
    }
    appendRight(right[1], row: 1) {
      Key(
        action: .return, face: .word(layout.keys.title(of: returnKey)), style: .dark, frame: $0)
    }
    appendRight(right[2], row: 2, last: sideKey)
    keys += splitBottomRow(from: start, to: end, halves: halves, key: key, gap: gap, rows)
    return keys
  }

  private func splitBottomRow(
    from start: CGFloat, to end: CGFloat, halves: [CGRect], key: CGFloat, gap: CGFloat,
    _ rows: KeyRows
  ) -> [Key] {
    let wide = key * 1.5
    var keys = [padTurnKey(rows.frame(x: start, width: wide, row: 3))]
    var x = start + wide + gap
    if hasDictationKey {
      keys.append(
        Key(
          action: .dictation, face: .microphone, style: .dark,
          frame: rows.frame(x: x, width: key, row: 3)))
      x += key + gap
    }
    // An address of the web has no space bar at all.
    let room = CGRect(x: x, y: 0, width: halves[0].maxX - gap - x, height: 0)
    if kind == .url {
      keys += spaceKeys(in: room, gap: gap, letter: key, rows, row: 3)
    } else {
      keys.append(
        Key(
          action: .insert(" "), face: .word(layout.keys.space), style: .light,
          frame: rows.frame(x: room.minX, width: room.width, row: 3)))
    }
    let dismiss = rows.frame(x: end - key, width: key, row: 3)
    let turn = rows.frame(x: dismiss.minX - gap - wide, width: wide, row: 3)
    let middle = CGRect(
      x: halves[1].minX + gap, y: 0, width: turn.minX - gap - halves[1].minX - gap, height: 0)
    keys += spaceKeys(in: middle, gap: gap, letter: key, rows, row: 3)
    keys.append(padTurnKey(turn))
    keys.append(Key(action: .dismiss, face: .dismiss, style: .dark, frame: dismiss))
    return keys
  }
}
