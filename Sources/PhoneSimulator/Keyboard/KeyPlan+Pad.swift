import Foundation

extension KeyPlan {
  /// Letters, numbers or symbols as an iPad arranges them.
  var padKeys: [Key] {
    let gap = max(6, size.width * 0.014)
    let margin = gap / 2
    let right = size.width - margin
    // What ends a row is as wide as a key, and as two with the gap in front of the second row, where
    // words stand on it.
    let counts = characters.map(\.count)
    let widest = max(11, (counts.max() ?? 0) + 1, (counts.dropFirst().first ?? 0) + 2)
    let pitch = (size.width - 2 * margin + gap) / CGFloat(widest)
    let rows = KeyRows(area: keyArea, count: 4)
    var keys: [Key] = []

    func append(row: Int, from start: CGFloat) -> CGFloat {
      var x = start
      for character in characters[row] {
        keys.append(typing(character, rows.frame(x: x, width: pitch - gap, row: row)))
        x += pitch
      }
      return x
    }
    func toRight(from x: CGFloat, row: Int) -> CGRect {
      rows.frame(x: x, width: right - x, row: row)
    }

    let afterFirst = append(row: 0, from: margin)
    keys.append(
      Key(
        action: .backspace, face: .backspace, style: .dark, frame: toRight(from: afterFirst, row: 0)
      ))
    let afterSecond = append(row: 1, from: margin + pitch * 0.45)
    keys.append(
      Key(
        action: .return, face: .word(layout.keys.title(of: returnKey)), style: .dark,
        frame: toRight(from: afterSecond, row: 1)))
    keys.append(sideKey(rows.frame(x: margin, width: pitch - gap, row: 2)))
    let afterThird = append(row: 2, from: margin + pitch)
    keys.append(sideKey(toRight(from: afterThird, row: 2)))

    let key = pitch - gap
    keys.append(padTurnKey(rows.frame(x: margin, width: key, row: 3)))
    var spaceLeft = margin + pitch
    if hasEmojiKey {
      keys.append(
        Key(
          action: .turn(.emoji), face: .smile, style: .dark,
          frame: rows.frame(x: spaceLeft, width: key, row: 3)))
      spaceLeft += pitch
    }
    if hasDictationKey {
      keys.append(
        Key(
          action: .dictation, face: .microphone, style: .dark,
          frame: rows.frame(x: spaceLeft, width: key, row: 3)))
      spaceLeft += pitch
    }
    let dismissLeft = right - key
    let secondTurnLeft = dismissLeft - pitch * 1.3
    let middle = CGRect(x: spaceLeft, y: 0, width: secondTurnLeft - gap - spaceLeft, height: 0)
    keys += spaceKeys(in: middle, gap: gap, letter: key, rows, row: 3)
    keys.append(padTurnKey(rows.frame(x: secondTurnLeft, width: pitch * 1.3 - gap, row: 3)))
    keys.append(
      Key(
        action: .dismiss, face: .dismiss, style: .dark,
        frame: rows.frame(x: dismissLeft, width: key, row: 3)))
    return keys
  }

  /// The key that turns to the numbers, as an iPad words it.
  func padTurnKey(_ frame: CGRect) -> Key {
    var key = turnKey(frame)
    if layer == .letters { key.face = .word(layout.keys.padNumbers) }
    return key
  }
}
