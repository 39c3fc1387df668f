extension String {
  /// The text in one line, without what would steer a terminal.
  package var printable: String {
    unicodeScalars.map { $0 == "\n" ? " " : $0.printable }.joined()
  }

  /// The text with its lines, without what would steer a terminal.
  package var printableLines: String {
    // Most texts are plain.
    if utf8.allSatisfy({ (0x20..<0x7f).contains($0) || $0 == 0x0a }) { return self }
    return unicodeScalars.map { $0 == "\n" ? "\n" : $0.printable }.joined()
  }
}

extension Unicode.Scalar {
  /// The character, or what is shown in place of one that would steer a terminal.
  package var printable: String {
    if self == "\t" { return " " }
    return isSteering ? "\u{fffd}" : String(self)
  }

  /// Whether it is obeyed and not shown: control characters, and those that turn the direction in
  /// which others are read.
  package var isSteering: Bool {
    switch value {
    case 0x202a...0x202e, 0x2066...0x2069: true
    default: properties.generalCategory == .control
    }
  }
}
