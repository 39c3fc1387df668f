import Captures
import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct HTMLReportTests {
  @Test(arguments: [
    (Reports.all, "3 of 5 scenarios failed"),
    (CheckReport(results: [Reports.results[0]]), "1 scenario passed"),
    (
      CheckReport(results: [Reports.results[0], Reports.results[2]]),
      "1 of 2 scenarios not compared"
    ),
    (CheckReport(results: []), "No scenario was checked"),
  ])
  func theTitleIsTheVerdict(_ report: CheckReport, title: String) {
    let page = HTMLReport.text(of: report)
    #expect(page.contains("<h1>\(title)</h1>"))
    #expect(page.contains("<title>\(title) – keyboard-playground</title>"))
  }

  @Test func everyFindingIsOnThePage() {
    let page = HTMLReport.text(of: Reports.all)
    for text in [
      "expect shift 101: the shift is 100.", "a/sign-up.keys:12", "It ended with signal 4.",
      "<pre class=\"output\">Fatal error: &lt;nil&gt;</pre>", "The scenario timed out.",
      "<span class=\"removed\">-0,1</span><span class=\"added\">+0,2</span>",
      "<p class=\"note\">Fonts differ.</p>", "<dt>Tolerance</dt><dd>0 %</dd>",
    ] {
      #expect(page.contains(text), "\(text)")
    }
  }

  @Test func theMostSeriousScenarioComesFirst() {
    let page = HTMLReport.text(of: Reports.all)
    let names = page.matches(of: /<span class="name">(?:<a href="#s\d+">)?([^<]*)</)
    #expect(
      names.map { String($0.1) } == ["boom", "slow", "sign-up", "elsewhere", "idle"])
  }

  @Test func picturesHaveASliderTheCountsAndTheViews() {
    let finding = CheckFinding(
      "open.png differs.",
      evidence: .pictures(
        PictureEvidence(
          old: "s/a b#1.old.png", new: "s/a b#1.new.png", difference: "s/a b#1.difference.png",
          details: Pictures.details("caret <1>"))))
    let page = HTMLReport.text(
      of: CheckReport(results: [
        CheckResult(scenario: "s", file: "s", outcome: .failed, seconds: 1, findings: [finding])
      ]))
    #expect(page.contains("<input type=\"range\""))
    #expect(page.contains("<img src=\"s/a%20b%231.difference.png\" alt=\"Difference\""))
    // Of 120 × 80 pixels the caret is 2 × 20 at (64, 28).
    #expect(page.contains("left: 53.333%; top: 35.000%; width: 1.667%; height: 25.000%"))
    #expect(page.contains("<td>40<small>0.42 %</small></td>"))
    #expect(page.contains("2 × 20 at (64, 28)"))
    #expect(page.contains("<code>caret &lt;1&gt;</code>"))
  }

  @Test(
    arguments: [
      (nil, "s/failure.png", "Seen when it failed"),
      (nil, "s/open.new.png", "New"), (nil, "failure.png/open.new.png", "New"),
      (nil, "s/no-failure.png", "New"), ("s/failure.old.png", "s/failure.new.png", "New"),
    ] as [(String?, String, String)])
  func theMomentOfAFailureIsSaidToBeIt(old: String?, new: String, title: String) {
    let evidence = CheckFinding.Evidence.pictures(PictureEvidence(old: old, new: new))
    let result = CheckResult(
      scenario: "s", file: "s", outcome: .failed, seconds: 1,
      findings: [CheckFinding("The shift is 100.", line: 3, evidence: evidence)])
    let page = HTMLReport.text(of: CheckReport(results: [result]))
    let captions = page.matches(of: /<figcaption>([^<]*)</).map { String($0.1) }
    #expect(captions == (old == nil ? [title] : ["Golden", title]))
    #expect(page.contains("<img src=\"\(new)\" alt=\"\(title)\""))
  }

  /// Whatever texts there are, the page has the same elements as with a harmless one.
  @Test(.seeded) func noTextBecomesMarkup() throws {
    let harmless = try elements(of: HTMLReport.text(of: Reports.filled(with: "x")))
    try forAll(rounds: 50) { generator throws in
      let text = Hostile.text(using: &generator)
      let page = HTMLReport.text(of: Reports.filled(with: text))
      #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" })
      // A difference has a line for each line of its texts.
      #expect(try elements(of: page).filter { $0 != "span" } == harmless.filter { $0 != "span" })
    }
  }

  @Test func thePageNeedsNothingFromElsewhere() {
    let page = HTMLReport.text(of: Reports.filled(with: "x"))
    for word in ["http:", "https:", "url(", "@import", "src=\"//", "<link"] {
      #expect(!page.contains(word))
    }
  }

  @Test func identifiersAreUnique() {
    let page = HTMLReport.text(of: Reports.filled(with: "x"))
    let identifiers = page.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(identifiers.count > 5)
    #expect(Set(identifiers).count == identifiers.count)
    for target in page.matches(of: /(?:href="#|for=")([^"]*)"/) {
      #expect(identifiers.contains(String(target.1)))
    }
  }

  @Test func manyFailuresAreFoldedAway() {
    func openCount(_ count: Int) -> Int {
      let results = (0..<count).map {
        CheckResult(scenario: "s\($0)", file: "f", outcome: .failed, seconds: 1)
      }
      let page = HTMLReport.text(of: CheckReport(results: results))
      return page.matches(of: /<details class="scenario" id="s\d+" open>/).count
    }
    #expect(openCount(1) == 1)
    #expect(openCount(8) == 8)
    #expect(openCount(50) == 1)
  }

  @Test func aWrittenReportFindsItsPictures() throws {
    let folders = try Folders()
    try folders.write(Pairs.screen(), to: folders.goldens, "50% #1 open.png")
    try folders.write(Pairs.screen(hasCaret: false), to: folders.results, "50% #1 open.png")
    let report = "\(folders.parent.path)/report"
    let findings = try folders.comparison().findings(writingPicturesTo: "é 1", inReport: report)
    try HTMLReport.write(
      CheckReport(results: [
        CheckResult(scenario: "é", file: "f", outcome: .failed, seconds: 1, findings: findings)
      ]), to: report)
    let page = try String(contentsOfFile: "\(report)/index.html", encoding: .utf8)
    let sources = page.matches(of: /<img src="([^"]*)"/).map { String($0.1) }
    #expect(Set(sources).count == 3)
    for source in sources {
      let path = try #require(source.removingPercentEncoding)
      #expect(throws: Never.self) { try Picture(contentsOf: "\(report)/\(path)") }
    }
  }

  /// The names of all elements in order; each that needs an end has one in its place.
  private func elements(of page: String) throws -> [String] {
    let voids: Set = ["meta", "img", "input", "!DOCTYPE"]
    var (elements, open): ([String], [String]) = ([], [])
    // By scalars, as browsers read: an accent behind a bracket is not part of it.
    let pattern = /<(\/?)([!a-zA-Z][a-zA-Z0-9]*)[^>]*>/.matchingSemantics(.unicodeScalar)
    for tag in page.matches(of: pattern) {
      let name = String(tag.2)
      if tag.1 == "/" {
        let last = open.popLast()
        try #require(last == name, "</\(name)> ends \(last ?? "nothing")")
      } else {
        elements.append(name)
        if !voids.contains(name) { open.append(name) }
      }
    }
    try #require(open.isEmpty)
    return elements
  }
}
