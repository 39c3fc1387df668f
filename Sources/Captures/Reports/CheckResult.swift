import Foundation

/// How the check of one scenario ended, or why a golden that belongs to none fails it.
package enum CheckOutcome: String, CaseIterable, Codable, Sendable {
  // The most serious first: reports keep this order.
  case crashed
  case timedOut = "timed out"
  case failed
  case leftOver = "left over"
  case notCompared = "not compared"
  case passed

  /// Whether the check as a whole fails because of it.
  package var isFailure: Bool {
    switch self {
    case .crashed, .timedOut, .failed, .leftOver: true
    case .notCompared, .passed: false
    }
  }

  /// What is said where no finding says more.
  package var sentence: String {
    switch self {
    case .crashed, .timedOut, .failed: "The scenario \(rawValue)."
    case .leftOver: "It belongs to no scenario."
    case .notCompared: "Its pictures were not compared."
    case .passed: "The scenario passed."
    }
  }

  /// What the goldens alone say about a scenario that was played to its end.
  package init(_ comparison: GoldenComparison) {
    if !comparison.isPassed {
      self = .failed
    } else if comparison.files.contains(where: { $0.outcome == .notCompared }) {
      self = .notCompared
    } else {
      self = .passed
    }
  }
}

/// One scenario's check, or a golden that belongs to none.
package struct CheckResult: Hashable, Codable, Sendable {
  /// The scenario's name, or the left-over golden's.
  package let scenario: String
  /// The path of its file, for messages.
  package let file: String
  package let outcome: CheckOutcome
  /// How long it took, in seconds.
  package let seconds: Double
  /// What is wrong or worth saying, in order.
  package let findings: [CheckFinding]

  /// The command that makes what is seen now the goldens; nil where nothing can be taken over.
  package var acceptCommand: String?

  /// The path of a film of the run, from the report's folder on, where there is one.
  package var film: String?

  package init(
    scenario: String, file: String, outcome: CheckOutcome, seconds: Double,
    findings: [CheckFinding] = [], acceptCommand: String? = nil
  ) {
    self.acceptCommand = acceptCommand
    self.scenario = scenario
    self.file = file
    self.outcome = outcome
    self.seconds = seconds
    self.findings = findings
  }

  /// The line of the step that failed, from 1, where a finding names one.
  package var line: Int? { findings.lazy.filter { $0.file == nil }.compactMap(\.line).first }

  /// Whether there is more to say of it than of the check as a whole.
  var isToldAlone: Bool {
    outcome.isFailure || outcome == .notCompared && !findings.isEmpty
  }

  /// The file, and the line where there is one: `sign-up.keys:12`.
  package var place: String { line.map { "\(file):\($0)" } ?? file }
}

/// One thing that a check found.
package struct CheckFinding: Hashable, Codable, Sendable {
  /// What is shown besides the message.
  package enum Evidence: Hashable, Codable, Sendable {
    case pictures(PictureEvidence)
    case text(TextDifference)
    /// What a program wrote before it ended.
    case output(String)
  }

  /// One sentence.
  package let message: String
  /// The file that the line is in; nil is the scenario's own.
  package let file: String?
  /// The line that it is about, from 1.
  package let line: Int?
  package var evidence: Evidence?

  /// The path of a plot of a trace as it was and as it is, from the report's folder on.
  package var plot: String?

  /// That what shows the findings before it could not be written.
  package static func missingPictures(_ error: CaptureError) -> CheckFinding {
    CheckFinding("Pictures are missing here: \(error)")
  }

  package init(
    _ message: String, file: String? = nil, line: Int? = nil, evidence: Evidence? = nil
  ) {
    self.message = message
    self.file = file
    self.line = line
    self.evidence = evidence
  }
}

/// The pictures that show a difference; paths are relative to the report's folder.
package struct PictureEvidence: Hashable, Codable, Sendable {
  /// What the picture of a failing step's moment is called; no still can have the name.
  package static let failureName = "failure.png"

  /// Whether a report may have a picture of this name.
  static func isName(_ name: String) -> Bool {
    let roles = ["old", "new", "difference", "plot", "film"].map {
      ".\($0)\(GoldenKind.picture.rawValue)"
    }
    return name == failureName || roles.contains(where: name.hasSuffix)
  }

  /// The golden, unless there is none.
  package let old: String?
  /// The result, unless there is none.
  package let new: String?
  /// Where both differ, if they can be laid over each other.
  package let difference: String?
  /// The numbers of the difference, and the views under it.
  package let details: GoldenPictureDifference?

  package init(
    old: String? = nil, new: String? = nil, difference: String? = nil,
    details: GoldenPictureDifference? = nil
  ) {
    self.old = old
    self.new = new
    self.difference = difference
    self.details = details
  }
}
