import Captures
import Foundation
import HostSystem
import TestSupport
import Testing

@testable import Playground

/// A check that several machines share.
extension CheckTests {
  /// Merges reports in folders, which lie in the tests' own.
  private func merge(_ arguments: String...) throws -> (text: String, status: Int32) {
    let process = try ChildProcess(
      [
        "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", folder.path, WindowSession.executable, "check",
        "--merge",
      ] + arguments, environment: ["CI": nil])
    process.closeInput()
    let status = try process.waitForExit()
    return (process.lines.joined(separator: "\n"), status)
  }

  private func report(in path: String) throws -> CheckReport {
    let path = folder.file(path)
    return try JSONReport(reading: FileInput.read(path), path: path).report
  }

  @Test("Parts become one report with all pictures and one verdict")
  func merged() throws {
    try folder.write("changed\n", to: "goldens/rise/views.txt")
    let trace = try folder.text(of: "goldens/rise/trace.csv")
    try folder.write(trace + "9.000000,1.000,,,0.000,\n", to: "goldens/rise/trace.csv")
    #expect(try check("--shard", "1/2", "--update", "never", "--report", "one").status == 0)
    let second = try check(
      "--shard", "2/2", "--update", "never", "--report", "two", "--json", "two.json")
    #expect(second.status == 1)
    #expect(
      try folder.text(of: "two.json") == (try folder.text(of: "two/\(JSONReport.fileName)")))
    let merged = try merge("one", "two", "--report", "all", "--junit", "j.xml")
    #expect(merged.status == 1)
    #expect(merged.text.contains("2 scenarios: 1 failed, 1 passed in "))
    #expect(try names(in: "all/pictures/rise") == ["run.film.png", "trace.plot.png"])
    #expect(try folder.text(of: "j.xml").contains("tests=\"2\" failures=\"1\""))
    let page = try folder.text(of: "all/index.html")
    #expect(
      page.contains("pictures/rise/trace.plot.png") && page.contains("1 of 2 scenarios failed"))
    #expect(
      page.contains(
        "check scenarios/rise.scenario --goldens goldens --update failing</pre>"))
    // What the page says is in the data, too.
    let results = try report(in: "all/check.json").results
    #expect(results.map(\.scenario) == ["rise", "bar"])
    #expect(results[0].film == "pictures/rise/run.film.png")
    #expect(results[0].acceptCommand?.hasSuffix("--update failing") == true)
    #expect(
      results == (try report(in: "two/check.json").results + report(in: "one/check.json").results))
    // The command does what it says.
    #expect(try check("scenarios/rise.scenario", "--update", "failing").status == 0)
    #expect(try check("--update", "never").status == 0)
  }

  @Test("A part that is missing is no success, and one that is there twice is refused")
  func parts() throws {
    #expect(try check("--shard", "1/2", "--update", "never", "--report", "one").status == 0)
    let merged = try merge("one", "--report", "all")
    #expect(merged.status == 3)
    #expect(merged.text.contains("Part 2 of 2 is missing.\n1 scenario: 1 passed in "))
    let twice = try merge("one", "one")
    #expect(twice.status == 2)
    #expect(
      twice.text == "keyboard-playground: one and one are reports of the same part of a check.")
    #expect(try check("--shard", "2/3", "--update", "never", "--report", "two").status == 0)
    #expect(try merge("one", "two").status == 2)
    #expect(try merge("nowhere").status == 3)
    #expect(try merge().status == 2)
    let conflict = try merge("one", "--update", "failing")
    #expect(conflict.text == "keyboard-playground: Only one of --merge and --update can be given.")
    try folder.write("{}", to: "one/check.json")
    let damaged = try merge("one")
    #expect(damaged.status == 3)
    #expect(damaged.text.contains("one/check.json:1 cannot be understood"))
  }
}
