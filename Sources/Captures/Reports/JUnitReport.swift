import Foundation
import HostSystem

/// The report that build servers read: one test suite with a test case for each scenario.
package enum JUnitReport {
  package static func text(of report: CheckReport) -> String {
    let errors = report.count(of: .crashed) + report.count(of: .timedOut)
    let counts =
      "tests=\"\(report.results.count)\" failures=\"\(report.failureCount - errors)\" "
      + "errors=\"\(errors)\" skipped=\"\(report.count(of: .notCompared))\" "
      + "time=\"\(seconds(report.seconds))\""
    let cases = report.results.map(testCase).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="keyboard-playground" \(counts)>
        <testsuite name="check" \(counts)>
      \(cases)  </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ result: CheckResult) -> String {
    var start = "    <testcase" + attribute("classname", "check")
    start += attribute("name", result.scenario) + attribute("file", result.file)
    if let line = result.line { start += attribute("line", "\(line)") }
    start += attribute("time", seconds(result.seconds))
    guard let element = element(of: result.outcome) else { return start + "/>\n" }
    let first = result.findings.first?.message ?? result.outcome.sentence
    var inner = "      <\(element)" + attribute("message", first)
    // Skipped tests have no type in the format.
    if element != "skipped" { inner += attribute("type", result.outcome.rawValue) }
    let details = Markup.escaped(details(of: result))
    inner += element == "skipped" || details.isEmpty ? "/>\n" : ">\(details)</\(element)>\n"
    return start + ">\n" + inner + "    </testcase>\n"
  }

  private static func element(of outcome: CheckOutcome) -> String? {
    switch outcome {
    case .passed: nil
    case .failed, .leftOver: "failure"
    case .crashed, .timedOut: "error"
    case .notCompared: "skipped"
    }
  }

  /// Every finding, with what can be shown as text.
  private static func details(of result: CheckResult) -> String {
    result.findings.map { finding in
      switch finding.evidence {
      case .text(let difference): finding.message + "\n" + difference.unified(limit: 200)
      case .output(let output): finding.message + "\n" + output
      case .pictures, nil: finding.message
      }
    }.joined(separator: "\n")
  }

  private static func attribute(_ name: String, _ value: String) -> String {
    // A line feed as it is would be read as a space.
    " \(name)=\"\(Markup.escaped(value).replacing("\n", with: "&#10;"))\""
  }

  private static func seconds(_ value: Double) -> String { PlainNumber.write(value, decimals: 3) }
}
