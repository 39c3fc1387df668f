import Foundation
import Testing

@testable import CoveragePage

@Suite struct CoveragePageTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `the page is what the sources say, and no name is without a test`() throws {
    let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let names = try PublicNames.names(
      in: PublicNames.graphs(build: build, package: Self.package))
    let page = CoveragePage(
      names: names, tests: try CoveringTests(below: Self.package.appending(path: "Tests")))
    let file = Self.package.appending(path: "docs/uikit-coverage.md")
    let isCurrent = try String(contentsOf: file, encoding: .utf8) == page.text
    #expect(isCurrent, "docs/uikit-coverage.md is stale; run make coverage-page")
    #expect(page.unknown == [], "tests cover names that UIKit does not have")
    #expect(page.uncovered == [], "public names of UIKit that no test covers")
  }

  @Test func `traits are read with their tests, on one line or several`() {
    var tests = CoveringTests()
    tests.read(
      """
      /// As in `.covers("X")`.
      func covers() {}
      @Test func nothing() {}
      @Test(.covers("A.b(_:)", "C")) func `some words`() {}
      @Test(
        "Shown", .seeded,
        .covers(
          "C",
          "D.init()"), arguments: [1])
      func plain(value: Int) {}
      """, file: "Some.swift")
    let words = CoveringTests.Test(file: "Some.swift", name: "some words")
    let plain = CoveringTests.Test(file: "Some.swift", name: "plain")
    #expect(tests.tests == ["A.b(_:)": [words], "C": [words, plain], "D.init()": [plain]])
  }

  @Test func `the page has a table for each type`() {
    var tests = CoveringTests()
    tests.read("@Test(.covers(\"A.|(_:_:)\", \"X\")) func one() {}", file: "T.swift")
    let page = CoveragePage(names: ["A", "A.|(_:_:)", "B.c"], tests: tests)
    #expect(page.uncovered == ["A", "B.c"])
    #expect(page.unknown == ["X"])
    #expect(page.text.contains("1 of 3 names are covered, 2 are not."))
    #expect(
      page.text.hasSuffix(
        """
        ## `A`

        | Name | Test |
        |---|---|
        | `A` | – |
        | `A.\\|(_:_:)` | one (`T.swift`) |

        ## `B`

        | Name | Test |
        |---|---|
        | `B.c` | – |

        """))
  }

  @Test func `what overrides a name goes with it`() throws {
    let graph = """
      {"symbols": [
        {"identifier": {"precise": "a"}, "pathComponents": ["A", "f()"]},
        {"identifier": {"precise": "b"}, "pathComponents": ["B", "f()"]}],
       "relationships": [{"kind": "overrides", "source": "b", "target": "a"}]}
      """
    #expect(try PublicNames.names(in: [Data(graph.utf8)]) == ["A.f()"])
  }
}
