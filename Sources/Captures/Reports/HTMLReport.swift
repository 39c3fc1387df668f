import Foundation
import HostSystem

/// The report for people: one page that opens from disk, with its pictures beside it.
package enum HTMLReport {
  package static let fileName = "index.html"

  /// By this a page is known to be of a check.
  static let mark = "<p class=\"program\">\(OwnPicture.program) check</p>"

  /// Writes the page into a folder that has the pictures of the evidence already.
  package static func write(_ report: CheckReport, to folder: String) throws(FileError) {
    try FileOutput.makeFolder(at: folder)
    try FileOutput.write(Array(text(of: report).utf8), to: "\(folder)/\(fileName)")
  }

  /// The page as text.
  package static func text(of report: CheckReport) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title(of: report)) – keyboard-playground</title>
    <style>
    \(HTMLStyle.sheet)
    </style>
    </head>
    <body>
    <header>
    \(mark)
    <h1>\(title(of: report))</h1>
    \(bar(of: report))
    \(settings(of: report))
    </header>
    <main>
    \(report.notes.map { "<p class=\"note\">\(Markup.escaped($0))</p>\n" }.joined())
    \(list(of: report))
    \(sections(of: report))
    </main>
    <script>
    \(HTMLStyle.script)
    </script>
    </body>
    </html>

    """
  }

  private static func title(of report: CheckReport) -> String {
    let failed = report.failureCount - report.count(of: .leftOver)
    if failed > 0 { return "\(failed) of \(report.total) failed" }
    if let leftOvers = report.leftOvers { return leftOvers }
    if report.count(of: .notCompared) > 0 {
      return "\(report.count(of: .notCompared)) of \(report.total) not compared"
    }
    return report.results.isEmpty ? "No scenario was checked" : "\(report.total) passed"
  }

  // MARK: - Overview

  /// A bar with a part for each outcome, and its legend.
  private static func bar(of report: CheckReport) -> String {
    let outcomes = CheckOutcome.allCases.filter { report.count(of: $0) > 0 }
    let parts = outcomes.map {
      "<span class=\"\(name(of: $0))\" style=\"flex-grow: \(report.count(of: $0))\"></span>"
    }
    let legend = outcomes.map {
      "<li class=\"\(name(of: $0))\"><b>\(report.count(of: $0))</b> \($0.rawValue)</li>"
    }
    if outcomes.isEmpty { return "" }
    return """
      <div class="bar" aria-hidden="true">\(parts.joined())</div>
      <ul class="legend">\(legend.joined())</ul>
      """
  }

  private static func settings(of report: CheckReport) -> String {
    let time = CheckReport.Setting("Time", report.seconds.formattedSeconds)
    let items = (report.settings + [time]).map {
      "<div><dt>\(Markup.escaped($0.name))</dt><dd>\(Markup.escaped($0.value))</dd></div>"
    }
    return "<dl class=\"settings\">\(items.joined())</dl>"
  }

  /// Scenarios that did not pass lead to their sections; those that did are folded away.
  private static func list(of report: CheckReport) -> String {
    let rows = report.results.enumerated().map { index, result in
      let title = Markup.escaped(result.scenario)
      let link = isShown(result) ? "<a href=\"#s\(index)\">\(title)</a>" : title
      let message = result.findings.first.map { Markup.escaped($0.message) } ?? ""
      let rest = result.findings.count - 1
      return """
        <li>\(badge(result.outcome))<span class="name">\(link)</span>\
        <span class="seconds">\(result.seconds.formattedSeconds)</span>\
        <span class="message">\(message)\(rest > 0 ? " <i>and \(rest) more</i>" : "")</span></li>

        """
    }
    let passed = report.count(of: .passed)
    let others = rows.dropLast(passed)
    var result =
      others.isEmpty
      ? "" : "<nav aria-label=\"Scenarios\"><ul class=\"list\">\n\(others.joined())</ul></nav>\n"
    if passed > 0 {
      result += """
        <details class="passing"\(others.isEmpty ? " open" : "")><summary>\(passed) passed</summary>
        <ul class="list">
        \(rows.suffix(passed).joined())</ul></details>

        """
    }
    return result
  }

  static func badge(_ outcome: CheckOutcome) -> String {
    "<span class=\"badge \(name(of: outcome))\">\(outcome.rawValue)</span>"
  }

  private static func name(of outcome: CheckOutcome) -> String {
    outcome.rawValue.replacing(" ", with: "-")
  }

  // MARK: - Sections

  private static func isShown(_ result: CheckResult) -> Bool {
    result.outcome != .passed || !result.findings.isEmpty
  }

  private static func sections(of report: CheckReport) -> String {
    let shown = report.results.enumerated().filter { isShown($0.element) }
    // Many open sections are a long way to scroll; the list above leads into each.
    let openCount = shown.count <= 8 ? shown.count : 1
    return shown.enumerated().map { position, entry in
      section(entry.element, index: entry.offset, isOpen: position < openCount)
    }.joined()
  }

  private static func section(_ result: CheckResult, index: Int, isOpen: Bool) -> String {
    let findings =
      result.findings.isEmpty ? [CheckFinding(result.outcome.sentence)] : result.findings
    let articles = findings.enumerated().map { number, finding in
      article(finding, of: result, identifier: "s\(index)f\(number)")
    }
    return """
      <details class="scenario" id="s\(index)"\(isOpen ? " open" : "")>
      <summary><h2>\(Markup.escaped(result.scenario))</h2>\(badge(result.outcome))\
      <code>\(Markup.escaped(result.place))</code></summary>
      \(articles.joined())\(film(of: result))\(acceptance(of: result))</details>

      """
  }

  private static func film(of result: CheckResult) -> String {
    guard let film = result.film else { return "" }
    let address = Markup.address(ofPath: film)
    return """
      <article>
      <h3>The run as a film</h3>
      <div class="gallery"><figure><a href="\(address)"><img src="\(address)" alt="The run as a film" \
      loading="lazy"></a></figure></div>
      </article>

      """
  }

  private static func acceptance(of result: CheckResult) -> String {
    guard let command = result.acceptCommand else { return "" }
    return """
      <article>
      <h3>What is seen now becomes the golden by</h3>
      <pre class="output">\(Markup.escaped(command))</pre>
      </article>

      """
  }

  private static func article(
    _ finding: CheckFinding, of result: CheckResult, identifier: String
  ) -> String {
    // The first place stands beside the scenario's name already.
    let isShown = finding.file == nil && finding.line != result.line
    let place = (isShown ? finding.line : nil).map {
      "<p class=\"place\"><code>\(Markup.escaped(result.file)):\($0)</code></p>"
    }
    return """
      <article>
      <h3>\(Markup.escaped(finding.message))</h3>
      \(place ?? "")\(plot(finding.plot))\(evidence(finding.evidence, identifier: identifier))
      </article>

      """
  }

  private static func plot(_ path: String?) -> String {
    guard let path else { return "" }
    let address = Markup.address(ofPath: path)
    return """
      <p><a href="\(address)"><img src="\(address)" alt="The trace over its golden" loading="lazy"></a></p>

      """
  }

  private static func evidence(
    _ evidence: CheckFinding.Evidence?, identifier: String
  ) -> String {
    switch evidence {
    case .pictures(let pictures): HTMLPictures(evidence: pictures, identifier: identifier).text
    case .text(let difference): lines(of: difference)
    case .output(let output): "<pre class=\"output\">\(Markup.escaped(output))</pre>"
    case nil: ""
    }
  }

  /// How many lines of a text's difference are shown.
  private static let lineLimit = 400

  private static func lines(of difference: TextDifference) -> String {
    let spans = difference.unifiedLines(limit: lineLimit).map {
      "<span class=\"\($0.kind.rawValue)\">\(Markup.escaped($0.text))</span>"
    }
    return "<pre class=\"lines\">\(spans.joined())</pre>"
  }
}
