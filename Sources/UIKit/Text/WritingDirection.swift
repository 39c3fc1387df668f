/// The direction a paragraph is written in.
package enum WritingDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft

  /// The direction of the first strongly directed letter of `text`, left to right without one.
  package init(of text: String) {
    let first = text.unicodeScalars.first(where: \.properties.isAlphabetic)
    self = first.map(Self.isWrittenRightToLeft) == true ? .rightToLeft : .leftToRight
  }

  /// Whether the letter belongs to one of the blocks Unicode sets aside for scripts written from
  /// the right.
  private static func isWrittenRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
