import Foundation
import TestSupport
import Testing

@testable import Ladders

/// Small packages that the compiler indexes for the test.
@Suite("The arrows that the compiler's index knows")
struct IndexedArrowsTests {
  private final class Package {
    let path: String
    var index: String { "\(path)/index" }

    init(_ files: [String: String]) throws {
      path = "/tmp/ladders-\(UUID().uuidString)"
      for (file, text) in files {
        let url = URL(filePath: "\(path)/Sources/\(file)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
      }
      let sources = files.keys.sorted().map { "\(path)/Sources/\($0)" }
      try ChildProcess.run(
        [
          "sh", "-c", #"cd "$0" && exec swiftc "$@""#, path, "-c", "-parse-as-library",
          "-module-name", "Model", "-index-store-path", index,
        ] + sources)
    }

    deinit {
      try? FileManager.default.removeItem(atPath: path)
    }

    func arrows() throws -> Arrows {
      try Arrows(of: path, index: IndexStore(at: index))
    }
  }

  @Test("A name in an extension belongs to the folder of the extension, and closes a circle")
  func extensions() throws {
    let package = try Package([
      "Model/Low/Value.swift": """
      struct Value {
        // Text alone makes no arrow: Screen, "Screen".
        var isShown: Bool {
          shows
        }
      }
      """,
      "Model/High/Screen.swift": """
      struct Screen {}
      extension Value {
        var shows: Bool { true }
      }
      """,
      "Model/Whole.swift": "let whole = Screen()",
    ])
    let arrows = try package.arrows()
    #expect(arrows.folders == ["Model": [".", "Low", "High"]])
    #expect(
      arrows.uses == [
        Arrow(target: "Model", from: "Low", to: "High"):
          Use(file: "Sources/Model/Low/Value.swift", line: 4, name: "shows"),
        Arrow(target: "Model", from: "High", to: "Low"):
          Use(file: "Sources/Model/High/Screen.swift", line: 2, name: "Value"),
        Arrow(target: "Model", from: ".", to: "High"):
          Use(file: "Sources/Model/Whole.swift", line: 1, name: "Screen"),
      ])
    let page = try LadderPage(
      "## Ladders\n### `Model`\n| `Low` | – |\n| `High` | `Low` |\n| `.` | `High` |",
      page: "page.md")
    #expect(
      LadderCheck(page: page, arrows: arrows, pageName: "page.md").findings == [
        "Sources/Model/Low/Value.swift:4: Model: Low → High is not allowed: shows. "
          + "It closes a circle:",
        "  Model: High → Low: Sources/Model/High/Screen.swift:2: Value",
      ])
  }

  @Test("A file that has changed since it was indexed, or has no index, is an error")
  func stale() throws {
    let package = try Package(["Model/A.swift": "struct A {}"])
    _ = try package.arrows()
    let file = "\(package.path)/Sources/Model/A.swift"
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 1000)], ofItemAtPath: file)
    #expect(throws: LadderError.staleIndex(file: "Sources/Model/A.swift")) {
      try package.arrows()
    }
    #expect(throws: LadderError.noIndex(path: "/nowhere")) { try IndexStore(at: "/nowhere") }
  }
}
