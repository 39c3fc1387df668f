import Foundation

extension CheckReport {
  /// What a terminal shows: the scenarios that did not pass with their findings, and the counts.
  package var text: String {
    var lines: [String] = []
    for result in results where result.isToldAlone {
      lines.append("\(result.outcome.rawValue.uppercased())  \(result.scenario) (\(result.place))")
      lines += result.findings.map { "  \($0.message)" }
    }
    lines += notes
    lines.append(summary + " in \(seconds.formattedSeconds).")
    return lines.map { $0.printable + "\n" }.joined()
  }
}

extension Double {
  /// Seconds with two decimals: `1.25 s`.
  var formattedSeconds: String { String(format: "%.2f s", self) }
}

extension String {
  /// The text in one line, without what would steer a terminal.
  var printable: String {
    unicodeScalars.map { $0 == "\n" ? " " : $0.printable }.joined()
  }
}

extension Unicode.Scalar {
  /// The character, or what is shown in place of one that would steer a terminal.
  var printable: String {
    if self == "\t" { return " " }
    return properties.generalCategory == .control ? "\u{fffd}" : String(self)
  }
}
