import Foundation

extension KeyPlan {
  private static let digits: [[(digit: String, letters: String)]] = [
    [("1", ""), ("2", "ABC"), ("3", "DEF")],
    [("4", "GHI"), ("5", "JKL"), ("6", "MNO")],
    [("7", "PQRS"), ("8", "TUV"), ("9", "WXYZ")],
  ]

  /// The small keypad of a phone for numbers.
  var keypadKeys: [Key] {
    let gap: CGFloat = 6
    let width = (size.width - 4 * gap) / 3
    let unit = keyArea.height / 216
    let height = 46 * unit
    func frame(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: gap + CGFloat(column) * (width + gap),
        y: keyArea.minY + (8 + CGFloat(row) * 53) * unit, width: width, height: height)
    }
    func digit(_ digit: String, letters: String, _ frame: CGRect) -> Key {
      Key(
        action: .insert(digit), face: .digit(digit, letters: letters), style: .light, frame: frame)
    }
    var keys: [Key] = []
    for (row, digits) in Self.digits.enumerated() {
      for (column, face) in digits.enumerated() {
        keys.append(digit(face.digit, letters: face.letters, frame(column, row)))
      }
    }
    switch kind {
    case .decimalPad: keys.append(plain(".", frame(0, 3)))
    case .phonePad: keys.append(plain("+", frame(0, 3)))
    default: break
    }
    keys.append(digit("0", letters: "", frame(1, 3)))
    keys.append(Key(action: .backspace, face: .backspace, style: .bare, frame: frame(2, 3)))
    return keys
  }

  private func plain(_ text: String, _ frame: CGRect) -> Key {
    Key(action: .insert(text), face: .character(text), style: .bare, frame: frame)
  }
}
