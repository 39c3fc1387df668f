import Drawing
import Foundation
import Testing

@testable import Captures

@Suite("A check as data")
struct JSONReportTests {
  private let results: [CheckResult] = {
    let difference = PictureDifference(
      counts: [4, 3, 2, 1, 0], box: PixelRect(x: 1, y: 2, width: 3, height: 4),
      size: PixelSize(width: 10, height: 20), tolerance: 0.5)
    var text = CheckFinding(
      "trace.csv differs.", file: "a.steps", line: 3,
      evidence: TextDifference(old: "a\nb\n", new: "a\nc").map { .text($0) })
    text.plot = "pictures/a/trace.plot.png"
    var failed = CheckResult(
      scenario: "a", file: "scenarios/a.scenario", outcome: .failed, seconds: 0.25,
      findings: [
        CheckFinding(
          "a.png differs.",
          evidence: .pictures(
            PictureEvidence(
              old: "pictures/a/a.old.png", new: "pictures/a/a.new.png",
              difference: "pictures/a/a.difference.png",
              details: GoldenPictureDifference(
                difference: difference, firstTime: "0.1 s", views: ["UIView \"ü\""],
                viewsError: .malformed(path: "a.views", line: 2, reason: "odd"))))), text,
      ], acceptCommand: "check a")
    failed.film = "pictures/a/run.film.png"
    return [
      CheckResult(
        scenario: "b", file: "b.scenario", outcome: .crashed, seconds: 1,
        findings: [CheckFinding("It ended.", evidence: .output("out\n"))]), failed,
      CheckResult(scenario: "c", file: "c.scenario", outcome: .passed, seconds: 2),
    ]
  }()

  private var json: JSONReport {
    JSONReport(
      CheckReport(
        results: results, settings: [CheckReport.Setting("Goldens", "g")], notes: ["note"],
        seconds: 3.5), part: 2, of: 3, status: 1)
  }

  @Test("What is written is read as the same")
  func roundTrip() throws {
    let read = try JSONReport(reading: json.bytes, path: "check.json")
    #expect(read == json)
    #expect(read.report.results == results)
    #expect(read.report.seconds == 3.5)
    #expect((read.part, read.parts, read.status) == (2, 3, 1))
    #expect(
      read.files == [
        "pictures/a/run.film.png", "pictures/a/a.old.png", "pictures/a/a.new.png",
        "pictures/a/a.difference.png", "pictures/a/trace.plot.png",
      ])
  }

  @Test("Its keys are what other programs look for")
  func keys() throws {
    let object = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
    #expect(
      object?.keys.sorted() == [
        "format", "notes", "part", "parts", "results", "seconds", "settings", "status",
      ])
    let results = try #require(object?["results"] as? [[String: Any]])
    #expect(results.map { $0["outcome"] as? String } == ["crashed", "failed", "passed"])
    #expect(results[1]["acceptCommand"] as? String == "check a")
  }

  @Test(
    "Another form, or a path that leads out of the folder, is refused",
    arguments: [
      ("\"format\" : 1", "\"format\" : 2"), ("\"part\" : 2", "\"part\" : 4"),
      ("pictures/a/run.film.png", "../run.film.png"), ("pictures/a/run.film.png", "/run.film.png"),
      ("{", "["),
    ])
  func refused(old: String, new: String) throws {
    let text = String(decoding: try json.bytes, as: UTF8.self)
    try #require(text.contains(old))
    #expect(throws: CaptureError.self) {
      try JSONReport(reading: Array(text.replacing(old, with: new).utf8), path: "check.json")
    }
  }

  @Test("The page shows the plot, the film and the command")
  func page() {
    let page = HTMLReport.text(of: json.report)
    #expect(page.contains("<img src=\"pictures/a/trace.plot.png\""))
    #expect(page.contains("<img src=\"pictures/a/run.film.png\""))
    #expect(page.contains("<pre class=\"output\">check a</pre>"))
  }
}
