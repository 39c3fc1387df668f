import HostSystem

/// Everything that reports of a check are made of.
package struct CheckReport: Hashable, Sendable {
  /// One thing the check was told, as a reader would name it: `Tolerance`, `0 %`.
  package struct Setting: Hashable, Codable, Sendable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The most serious first, and otherwise as they were given.
  package let results: [CheckResult]
  package let settings: [Setting]
  /// Sentences about the whole check, such as why pictures could not be compared.
  package let notes: [String]

  /// How long the whole check took, in seconds.
  package let seconds: Double

  /// Without a time of the whole, the scenarios' own are taken to have followed each other.
  package init(
    results: [CheckResult], settings: [Setting] = [], notes: [String] = [], seconds: Double? = nil
  ) {
    self.seconds = seconds ?? results.reduce(0) { $0 + $1.seconds }
    self.results = CheckOutcome.allCases.flatMap { outcome in
      results.filter { $0.outcome == outcome }
    }
    self.settings = settings
    self.notes = notes
  }

  /// How many scenarios ended in this way.
  package func count(of outcome: CheckOutcome) -> Int {
    results.count { $0.outcome == outcome }
  }

  /// How many scenarios and left-over goldens make the check fail.
  package var failureCount: Int { results.count { $0.outcome.isFailure } }

  /// How many scenarios there are: `12 scenarios`.
  var total: String {
    let count = results.count - count(of: .leftOver)
    return count == 1 ? "1 scenario" : "\(count) scenarios"
  }

  /// What is left over: `1 golden is left over`; nil where nothing is.
  var leftOvers: String? {
    switch count(of: .leftOver) {
    case 0: nil
    case 1: "1 golden is left over"
    case let count: "\(count) goldens are left over"
    }
  }

  /// `12 scenarios: 1 crashed, 2 failed, 9 passed; 1 golden is left over`.
  package var summary: String {
    let parts = CheckOutcome.allCases.filter { $0 != .leftOver && count(of: $0) > 0 }.map {
      "\(count(of: $0)) \($0.rawValue)"
    }
    let scenarios = parts.isEmpty ? total : total + ": " + parts.joined(separator: ", ")
    return [scenarios, leftOvers].compactMap(\.self).joined(separator: "; ")
  }
}

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
