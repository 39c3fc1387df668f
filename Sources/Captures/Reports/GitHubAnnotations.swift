import HostSystem

/// Commands by which a job on GitHub marks lines of the scenarios' files.
package enum GitHubAnnotations {
  /// One line for each finding of a scenario that did not pass, and one where pictures could not
  /// be compared.
  package static func text(of report: CheckReport) -> String {
    let isAnyLeft = report.results.contains { $0.outcome == .notCompared && !$0.isToldAlone }
    let warning =
      "::warning title=\(property(report.summary))::"
      + message(report.notes.joined(separator: "\n"))
    return (report.results.flatMap(lines) + (isAnyLeft ? [warning] : []))
      .map { $0 + "\n" }.joined()
  }

  private static func lines(of result: CheckResult) -> [String] {
    if !result.isToldAlone { return [] }
    let findings =
      result.findings.isEmpty
      ? [CheckFinding(result.outcome.sentence)] : result.findings
    return findings.map { finding in
      var properties = ["file=\(property(finding.file ?? result.file))"]
      let line = finding.line ?? (finding.file == nil ? result.line : nil)
      if let line { properties.append("line=\(line)") }
      properties.append("title=\(property("\(result.scenario) \(result.outcome.rawValue)"))")
      return "::\(result.outcome.isFailure ? "error" : "warning") "
        + properties.joined(separator: ",") + "::" + message(finding.message)
    }
  }

  /// A message is one line; the percent sign starts what stands for other characters.
  private static func message(_ text: String) -> String {
    replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Properties are ended by commas, and all of them by a colon.
  private static func property(_ text: String) -> String {
    replaced(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// Scalar by scalar, as a carriage return and a line feed together are one character; what else
  /// would steer a terminal is made visible.
  private static func replaced(
    _ text: String, _ replacements: [Unicode.Scalar: String]
  ) -> String {
    text.unicodeScalars.map { replacements[$0] ?? $0.printable }.joined()
  }
}
