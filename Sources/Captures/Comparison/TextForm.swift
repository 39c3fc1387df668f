/// How a text's lines are written, apart from what they say.
///
/// A golden's form may have been changed by Git or an editor; the lines do not show it.
struct TextForm {
  private static let byteOrderMark: [UInt8] = [0xef, 0xbb, 0xbf]
  private static let (feed, carriageReturn): (UInt8, UInt8) = (0x0a, 0x0d)

  /// The old text in the form of the new one.
  let text: [UInt8]
  /// What is wrong with its form, nil where nothing is.
  private let faultsSentence: String?

  init(of old: [UInt8], besides new: [UInt8]) {
    var (text, faults): ([UInt8], [String]) = (old, [])
    if old.starts(with: Self.byteOrderMark), !new.starts(with: Self.byteOrderMark) {
      text.removeFirst(Self.byteOrderMark.count)
      faults.append("the golden begins with a byte order mark")
    }
    if Self.endsLinesInCRLF(old), !Self.endsLinesInCRLF(new) {
      text = Self.withoutReturns(text)
      faults.append("the golden's lines end in CR LF and should end in LF")
    }
    if new.last == Self.feed, let last = text.last, last != Self.feed {
      text.append(Self.feed)
      faults.append("the golden's last line has no line feed")
    }
    self.text = text
    faultsSentence = faults.isEmpty ? nil : faults.joined(separator: ", ")
  }

  /// What is wrong with the form, and what the texts say differently besides; nil where neither is.
  func sentence(besides difference: String?) -> String? {
    guard let faultsSentence, let difference else { return faultsSentence ?? difference }
    return "\(faultsSentence); besides, \(difference)"
  }

  var isRight: Bool { faultsSentence == nil }

  /// Whether the first line ends so.
  private static func endsLinesInCRLF(_ text: [UInt8]) -> Bool {
    text.firstIndex(of: feed).map { $0 > 0 && text[$0 - 1] == carriageReturn } ?? false
  }

  private static func withoutReturns(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for byte in text {
      if byte == feed, result.last == carriageReturn { result.removeLast() }
      result.append(byte)
    }
    return result
  }
}
