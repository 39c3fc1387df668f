import Foundation

/// The page that lists UIKit's public names with the tests that cover them.
struct CoveragePage {
  let names: Set<String>
  let tests: CoveringTests

  /// The names that no test says it covers.
  var uncovered: [String] { names.filter { tests.tests[$0] == nil }.sorted() }

  /// What tests say they cover and UIKit does not have.
  var unknown: [String] { tests.tests.keys.filter { !names.contains($0) }.sorted() }

  var text: String {
    let uncovered = uncovered
    var page = """
      # UIKit's names and their tests

      Every public name of the UIKit subset with a test that covers it: the test says so by the trait
      `.covers`. `make coverage-page` writes this page; a test holds it to the sources.

      \(names.count - uncovered.count) of \(names.count) names are covered, \(uncovered.count) are not.


      """
    let types = Dictionary(grouping: names) {
      $0.split(separator: ".").first.map(String.init) ?? $0
    }
    for (type, members) in types.sorted(by: { $0.key < $1.key }) {
      page += "## `\(type)`\n\n| Name | Test |\n|---|---|\n"
      for name in members.sorted() {
        let test = tests.tests[name]?.min().map { "\($0.name) (`\($0.file)`)" }
        page += "| `\(name.escaped)` | \(test?.escaped ?? "–") |\n"
      }
      page += "\n"
    }
    return String(page.dropLast())
  }
}

extension String {
  /// As it stands in a cell of a table.
  fileprivate var escaped: String { replacing("|", with: "\\|") }
}
