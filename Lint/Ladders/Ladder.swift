/// The folders of a target from bottom to top, and which others each may use.
struct Ladder: Equatable {
  /// A folder, and what its code may use besides the folder itself.
  struct Rung: Equatable {
    let folder: String
    let uses: [String]
    /// The line of the page that says so, counted from 1.
    let line: Int
  }

  let target: String
  /// The line of the heading, counted from 1.
  let line: Int
  var rungs: [Rung] = []
}

/// What a page says about the folders of a package.
///
/// In its section "Ladders" each target has a heading of the third level and a table, whose first
/// column names the folder and whose last one those it may use, each in backquotes. Below a heading
/// "Circles that are left" stand the arrows that close one, as ``- `Target`: `from` → `to` ``.
struct LadderPage: Equatable {
  private(set) var ladders: [Ladder] = []
  private(set) var leftArrows: [(arrow: Arrow, line: Int)] = []

  private static let section = "## Ladders"
  private static let leftHeading = "### Circles that are left"

  /// Reads a page, whose name is for errors.
  init(_ text: String, page: String) throws(LadderError) {
    var (isInside, isLeft) = (false, false)
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let number = index + 1
      func malformed(_ problem: String) -> LadderError {
        .malformed(page: page, line: number, problem: problem)
      }
      if line.hasPrefix("## ") {
        isInside = line == Self.section
      } else if !isInside {
        continue
      } else if line.hasPrefix("### ") {
        isLeft = line == Self.leftHeading
        guard !isLeft else { continue }
        guard let target = Self.quoted(line).first else {
          throw malformed("the heading of a ladder names its target in backquotes")
        }
        ladders.append(Ladder(target: target, line: number))
      } else if isLeft, line.hasPrefix("- ") {
        let names = Self.quoted(line)
        guard names.count == 3 else { throw malformed("a target and two folders are expected") }
        let arrow = Arrow(target: names[0], from: names[1], to: names[2])
        leftArrows.append((arrow, number))
      } else if line.hasPrefix("| `") {
        let cells = line.split(separator: "|")
        guard !ladders.isEmpty, let first = cells.first, let last = cells.last, cells.count > 1,
          let folder = Self.quoted(first).first
        else { throw malformed("a folder and those it may use are expected") }
        ladders[ladders.count - 1].rungs.append(
          Ladder.Rung(folder: folder, uses: Self.quoted(last), line: number))
      }
    }
    if ladders.isEmpty {
      throw .malformed(page: page, line: 1, problem: "there is no section “Ladders” with a table")
    }
  }

  /// The texts in backquotes.
  private static func quoted(_ text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  static func == (first: Self, second: Self) -> Bool {
    first.ladders == second.ladders
      && first.leftArrows.elementsEqual(second.leftArrows) { $0 == $1 }
  }
}
