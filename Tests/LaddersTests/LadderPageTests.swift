import Testing

@testable import Ladders

@Suite("The page that says what the folders of a target may use")
struct LadderPageTests {
  @Test("Tables, and the arrows that are left, are read with their lines")
  func reading() throws {
    let page = try LadderPage(
      """
      # Architecture

      ### `Elsewhere`
      | `Not` | `This` |

      ## Ladders
      ### `Model`
      | Folder | What lives there | May use |
      |---|---|---|
      | `.` | values | – |
      | `High/Up` | what uses `.` | `.`, `Low` |
      ### Circles that are left
      - `Model`: `.` → `High/Up`
      ## After
      ### `No`
      """, page: "page.md")
    #expect(page.ladders.map(\.target) == ["Model"])
    #expect(
      page.ladders.first?.rungs == [
        Ladder.Rung(folder: ".", uses: [], line: 10),
        Ladder.Rung(folder: "High/Up", uses: [".", "Low"], line: 11),
      ])
    #expect(page.leftArrows.map(\.arrow) == [Arrow(target: "Model", from: ".", to: "High/Up")])
    #expect(page.leftArrows.map(\.line) == [13])
  }

  @Test(
    "What cannot be understood is said with its line",
    arguments: [
      ("## Ladders\n### Model\n", 2), ("## Ladders\n| `A` | `B` |\n", 2), ("## Words\n", 1),
      ("## Ladders\n### `M`\n| `A` | – |\n### Circles that are left\n- `M`: A → B\n", 5),
    ])
  func mistakes(text: String, line: Int) {
    let error = #expect(throws: LadderError.self) { try LadderPage(text, page: "page.md") }
    guard case .malformed("page.md", line, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
