import HostSystem

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
  var formattedSeconds: String { PlainNumber.write(self, decimals: 2) + " s" }
}
