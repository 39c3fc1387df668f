import Captures
import TestSupport
import Testing

@Suite struct GitHubAnnotationsTests {
  @Test func everyFindingIsALine() {
    #expect(
      GitHubAnnotations.text(of: Reports.all) == """
        ::error file=a/boom.keys,line=7,title=boom crashed::It ended with signal 4.
        ::error file=a/slow.keys,title=slow timed out::The scenario timed out.
        ::error file=a/sign-up.keys,line=12,title=sign-up failed::expect shift 101: the shift is 100.
        ::error file=a/sign-up.keys,line=12,title=sign-up failed::trace.csv differs: 0: shift 1 → 2.
        ::warning file=a/elsewhere.keys,title=elsewhere not compared::open.png was not compared.

        """)
  }

  @Test func aFindingInAnotherFileIsMarkedThere() {
    let result = CheckResult(
      scenario: "a", file: "a.keys", outcome: .failed, seconds: 0,
      findings: [
        CheckFinding("b.steps:3: c", file: "b.steps", line: 3), CheckFinding("d"),
        CheckFinding("e", line: 5),
      ])
    #expect(
      GitHubAnnotations.text(of: CheckReport(results: [result])) == """
        ::error file=b.steps,line=3,title=a failed::b.steps:3: c
        ::error file=a.keys,line=5,title=a failed::d
        ::error file=a.keys,line=5,title=a failed::e

        """)
    #expect(result.place == "a.keys:5")
  }

  @Test func whatEndsAPartIsSpelledOut() {
    let result = CheckResult(
      scenario: "100 %, a:b", file: "c,d:e.keys", outcome: .failed, seconds: 0,
      findings: [CheckFinding("50 %25 of f:g, h\r\n::error::i")])
    #expect(
      GitHubAnnotations.text(of: CheckReport(results: [result]))
        == "::error file=c%2Cd%3Ae.keys,title=100 %25%2C a%3Ab failed"
        + "::50 %2525 of f:g, h%0D%0A::error::i\n")
  }

  @Test func whatSteersATerminalIsReplaced() {
    let result = CheckResult(
      scenario: "a\u{7}", file: "b\u{0}.keys", outcome: .failed, seconds: 0,
      findings: [CheckFinding("c\u{1b}[2J\td\u{9b}")])
    #expect(
      GitHubAnnotations.text(of: CheckReport(results: [result]))
        == "::error file=b\u{fffd}.keys,title=a\u{fffd} failed::c\u{fffd}[2J d\u{fffd}\n")
  }

  @Test(.seeded) func noTextMakesAnotherCommand() {
    forAll(rounds: 50) { generator in
      let text = Hostile.text(using: &generator)
      let annotations = GitHubAnnotations.text(of: Reports.filled(with: text))
      let lines = annotations.utf8.split { $0 == 10 || $0 == 13 }
      #expect(
        !annotations.unicodeScalars.contains {
          $0 != "\n" && $0.properties.generalCategory == .control
        })
      // Three findings for each outcome but passed.
      #expect(lines.count == 5 * 3)
      #expect(
        lines.allSatisfy {
          $0.starts(with: "::error file=".utf8) || $0.starts(with: "::warning file=".utf8)
        })
    }
  }
}
