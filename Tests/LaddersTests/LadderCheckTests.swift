import Testing

@testable import Ladders

@Suite("The comparison of ladders with the code")
struct LadderCheckTests {
  /// What is found where `A` is used by `B`, and `B` by `C`, with further arrows and changed rows.
  private func findings(
    _ more: [(String, String)] = [], rows: String = "| `A` | – |\n| `B` | `A` |\n| `C` | `B` |",
    after: String = ""
  ) throws -> [String] {
    let pairs = [("B", "A"), ("C", "B")] + more
    let uses = pairs.map { from, to in
      (
        Arrow(target: "Model", from: from, to: to),
        Use(file: "Sources/Model/\(from)/Code.swift", line: 7, name: "\(to)Thing")
      )
    }
    return try LadderCheck(
      page: LadderPage("## Ladders\n### `Model`\n\(rows)\n\(after)", page: "page.md"),
      arrows: Arrows(
        Dictionary(uniqueKeysWithValues: uses), folders: ["Model": ["A", "B", "C"]]),
      pageName: "page.md"
    ).findings
  }

  @Test("Where the code keeps to the tables, nothing is found")
  func agreement() throws {
    #expect(try findings() == [])
  }

  @Test("An arrow that closes a circle is printed with every name that takes part in it")
  func circle() throws {
    #expect(
      try findings([("A", "C")]) == [
        "Sources/Model/A/Code.swift:7: Model: A → C is not allowed: CThing. It closes a circle:",
        "  Model: C → B: Sources/Model/C/Code.swift:7: BThing",
        "  Model: B → A: Sources/Model/B/Code.swift:7: AThing",
      ])
  }

  @Test("An arrow that no row allows is found without a circle, too")
  func unexpectedArrow() throws {
    #expect(
      try findings([("C", "A")])
        == ["Sources/Model/C/Code.swift:7: Model: C → A is not allowed: AThing"])
  }

  @Test(
    "Rows that do not agree with the code are found",
    arguments: [
      (
        "| `A` | – |\n| `B` | `A` |\n| `C` | `A`, `B` |",
        "page.md:5: Model: C → A is not used any more; strike it."
      ),
      (
        "| `A` | – |\n| `B` | `A` |\n| `C` | `B` |\n| `D` | – |",
        "page.md:6: Model: There is no folder D."
      ),
      (
        "| `A` | – |\n| `B` | `A` |\n| `C` | `B`, `E` |",
        "page.md:5: Model: There is no folder E."
      ),
      (
        "| `A` | `C` |\n| `B` | `A` |\n| `C` | `B` |",
        "page.md:3: Model: A → C leads upwards; what is used stands above in the table."
      ),
      (
        "| `A` | – |\n| `B` | `A` |\n| `B` | – |\n| `C` | `B` |",
        "page.md:5: Model: B is there twice."
      ),
    ])
  func rows(rows: String, finding: String) throws {
    #expect(try findings(rows: rows) == [finding])
  }

  @Test("A folder without a row is found, and a target without a table")
  func missing() throws {
    #expect(
      try findings(rows: "| `A` | – |\n| `B` | `A` |") == [
        "page.md:2: Model: The folder C is missing.",
        "Sources/Model/C/Code.swift:7: Model: C → B is not allowed: BThing",
      ])
    let page = try LadderPage("## Ladders\n### `Model`\n| `A` | – |", page: "page.md")
    let arrows = Arrows([:], folders: ["Model": ["A"], "Other": [".", "X"], "Flat": ["."]])
    #expect(
      LadderCheck(page: page, arrows: arrows, pageName: "page.md").findings
        == ["page.md: The target Other has several folders and no ladder."])
    let empty = Arrows([:], folders: [:])
    #expect(
      LadderCheck(page: page, arrows: empty, pageName: "page.md").findings
        == ["page.md:2: There is no target Model."])
  }

  @Test("A circle that is left is no finding, until it is broken")
  func leftCircles() throws {
    let left = "### Circles that are left\n- `Model`: `A` → `C`"
    #expect(try findings([("A", "C")], after: left) == [])
    #expect(
      try findings(after: left) == ["page.md:7: Model: A → C closes no circle any more; strike it."]
    )
  }

  @Test("A folder without a row counts for the one around it that has one")
  func innerFolders() throws {
    let page = try LadderPage(
      "## Ladders\n### `Model`\n| `A` | – |\n| `A/Inner` | `A` |\n| `B` | `A` |", page: "page.md")
    func arrow(_ from: String, _ to: String) -> Arrow { Arrow(target: "Model", from: from, to: to) }
    let use = Use(file: "Sources/Model/A/B.swift", line: 1, name: "x")
    let arrows = Arrows(
      [
        arrow("A/Other", "A"): use, arrow("A/Inner/Most", "A/Other"): use,
        arrow("B/Sub/Sub", "A/Other"): use,
      ], folders: ["Model": ["A", "A/Other", "A/Inner/Most", "B", "B/Sub/Sub"]])
    #expect(
      arrows.merged(by: page.ladders)
        == Arrows(
          [arrow("A/Inner", "A"): use, arrow("B", "A"): use],
          folders: ["Model": ["A", "A/Inner", "B"]]))
    #expect(LadderCheck(page: page, arrows: arrows, pageName: "page.md").findings == [])
  }
}
