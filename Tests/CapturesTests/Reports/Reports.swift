import Captures

/// A check with one scenario of each outcome.
enum Reports {
  static let trace = TextDifference(old: "time,shift\n0,1\n", new: "time,shift\n0,2\n")

  static let results = [
    CheckResult(scenario: "idle", file: "a/idle.keys", outcome: .passed, seconds: 0.25),
    CheckResult(
      scenario: "sign-up", file: "a/sign-up.keys", outcome: .failed, seconds: 1.5,
      findings: [
        CheckFinding("expect shift 101: the shift is 100.", line: 12),
        CheckFinding("trace.csv differs: 0: shift 1 → 2.", evidence: trace.map { .text($0) }),
      ]),
    CheckResult(
      scenario: "elsewhere", file: "a/elsewhere.keys", outcome: .notCompared, seconds: 0.5,
      findings: [CheckFinding("open.png was not compared.")]),
    CheckResult(
      scenario: "boom", file: "a/boom.keys", outcome: .crashed, seconds: 0.125,
      findings: [
        CheckFinding("It ended with signal 4.", line: 7, evidence: .output("Fatal error: <nil>"))
      ]),
    CheckResult(scenario: "slow", file: "a/slow.keys", outcome: .timedOut, seconds: 30),
  ]

  static let all = CheckReport(
    results: results, settings: [.init("Tolerance", "0 %")], notes: ["Fonts differ."])

  /// Every text of a report replaced by the same one.
  static func filled(with text: String) -> CheckReport {
    let findings = [
      CheckFinding(text, line: 3, evidence: .output(text)),
      CheckFinding(text, evidence: TextDifference(old: "a\n", new: text).map { .text($0) }),
      CheckFinding(
        text,
        evidence: .pictures(
          PictureEvidence(old: text, new: text, difference: text, details: Pictures.details(text)))
      ),
    ]
    return CheckReport(
      results: CheckOutcome.allCases.map {
        CheckResult(scenario: text, file: text, outcome: $0, seconds: 1, findings: findings)
      },
      settings: [.init(text, text)], notes: [text])
  }
}

enum Pictures {
  /// The difference of the missing caret, under a view of this name.
  static func details(_ view: String) -> GoldenPictureDifference? {
    PictureComparison(old: Pairs.screen(), new: Pairs.screen(hasCaret: false)).difference.map {
      GoldenPictureDifference(difference: $0, views: [view])
    }
  }
}
