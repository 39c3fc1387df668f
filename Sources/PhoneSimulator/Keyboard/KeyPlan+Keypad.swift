import Foundation

extension KeyPlan {
  /// The small keypad of a phone for numbers.
  var keypadKeys: [Key] {
    var keys =
      layer == .dialing
      ? rows(of: layout.keypad.dialing) {
        $0.caption.isEmpty ? .digit($0.character, letters: nil) : .word($0.caption)
      }
      : rows(of: layout.keypad.digits) { .digit($0.character, letters: $0.caption) }
    switch kind {
    case .decimalPad:
      let frame = keypadFrame(0, 3)
      keys.append(
        Key(
          action: .insert(layout.keys.decimal), face: .character(layout.keys.decimal), style: .bare,
          frame: frame))
    case .phonePad:
      let (other, face) =
        layer == .dialing
        ? (KeyboardLayer.keypad, layout.keys.numbers) : (.dialing, layout.keys.dialing)
      keys.append(
        Key(action: .turn(other), face: .word(face), style: .bare, frame: keypadFrame(0, 3)))
    default: break
    }
    keys.append(
      Key(
        action: .insert("0"), face: .digit("0", letters: nil), style: .light,
        frame: keypadFrame(1, 3)))
    keys.append(
      Key(action: .backspace, face: .backspace, style: .bare, frame: keypadFrame(2, 3)))
    return keys
  }

  private func rows(
    of keys: [[KeyboardLayout.KeypadKey]], face: (KeyboardLayout.KeypadKey) -> Key.Face
  ) -> [Key] {
    keys.enumerated().flatMap { row, keys in
      keys.enumerated().map { column, key in
        Key(
          action: .insert(key.character), face: face(key), style: .light,
          frame: keypadFrame(column, row))
      }
    }
  }

  private func keypadFrame(_ column: Int, _ row: Int) -> CGRect {
    let gap: CGFloat = 6
    let width = (size.width - 4 * gap) / 3
    let unit = keyArea.height / 216
    return CGRect(
      x: gap + CGFloat(column) * (width + gap),
      y: keyArea.minY + (8 + CGFloat(row) * 53) * unit, width: width, height: 46 * unit)
  }
}
