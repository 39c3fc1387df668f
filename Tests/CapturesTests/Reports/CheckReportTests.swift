import Captures
import Testing

@Suite struct CheckReportTests {
  @Test func theMostSeriousComesFirst() {
    #expect(
      Reports.all.results.map(\.scenario) == ["boom", "slow", "sign-up", "elsewhere", "idle"])
    #expect(Reports.all.failureCount == 3)
    #expect(Reports.all.seconds == 32.375)
  }

  @Test func equallySeriousOnesKeepTheirOrder() {
    let results = ["b", "a", "c"].map {
      CheckResult(scenario: $0, file: $0, outcome: .passed, seconds: 0)
    }
    #expect(CheckReport(results: results).results.map(\.scenario) == ["b", "a", "c"])
  }

  @Test func aTerminalShowsWhatDidNotPass() {
    #expect(
      Reports.all.text == """
        CRASHED  boom (a/boom.keys:7)
          It ended with signal 4.
        TIMED OUT  slow (a/slow.keys)
        FAILED  sign-up (a/sign-up.keys:12)
          expect shift 101: the shift is 100.
          trace.csv differs: 0: shift 1 → 2.
        NOT COMPARED  elsewhere (a/elsewhere.keys)
          open.png was not compared.
        Fonts differ.
        5 scenarios: 1 crashed, 1 timed out, 1 failed, 1 not compared, 1 passed in 32.38 s.

        """)
  }

  @Test func countsAreSentencesWithoutScenariosToo() {
    #expect(CheckReport(results: []).text == "0 scenarios in 0.00 s.\n")
    #expect(
      CheckReport(results: [Reports.results[0]]).text == "1 scenario: 1 passed in 0.25 s.\n")
  }

  @Test func leftOverGoldensAreNoScenarios() {
    let leftOver = ["x", "y"].map {
      CheckResult(scenario: $0, file: "g/" + $0, outcome: .leftOver, seconds: 0)
    }
    let passed = Reports.results[0]
    let one = CheckReport(results: [passed, leftOver[0]])
    #expect(one.summary == "1 scenario: 1 passed; 1 golden is left over")
    #expect(HTMLReport.text(of: one).contains("<h1>1 golden is left over</h1>"))
    #expect(JUnitReport.text(of: one).contains("tests=\"2\" failures=\"1\" errors=\"0\""))
    let all = CheckReport(results: Reports.results + leftOver)
    #expect(all.failureCount == 5)
    #expect(all.summary.hasSuffix(" 1 not compared, 1 passed; 2 goldens are left over"))
    #expect(HTMLReport.text(of: all).contains("<h1>3 of 5 scenarios failed</h1>"))
  }

  @Test func nothingSteersTheTerminal() {
    let result = CheckResult(
      scenario: "a\u{1b}[2Jb", file: "c\nd\u{7}", outcome: .failed, seconds: 1,
      findings: [CheckFinding("e\r\nf\u{9b}g")])
    #expect(
      CheckReport(results: [result]).text == """
        FAILED  a\u{fffd}[2Jb (c d\u{fffd})
          e\u{fffd} f\u{fffd}g
        1 scenario: 1 failed in 1.00 s.

        """)
  }

  @Test func goldensDecideAboutTheOutcome() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(), to: folders.results, "a.png")
    #expect(CheckOutcome(try folders.comparison()) == .failed)
    try folders.write(Pairs.screen(), to: folders.goldens, "a.png")
    #expect(CheckOutcome(try folders.comparison()) == .passed)
    #expect(CheckOutcome(try folders.comparison(.init(isSameRenderer: false))) == .notCompared)
    try folders.write("new\n", to: folders.results, "a.txt")
    #expect(CheckOutcome(try folders.comparison(.init(isSameRenderer: false))) == .failed)
  }
}
