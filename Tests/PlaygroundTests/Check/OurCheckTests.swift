import Foundation
import TestSupport
import Testing

@testable import Playground

@Suite("The check of the repository's own scenarios")
struct OurCheckTests {
  private static let repository = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardized

  /// Much longer than it takes, as everything else is tested meanwhile.
  private static let patience = 300.0

  @Test("They look and move as their goldens do, and no golden is left over")
  func goldens() throws {
    let scenarios = try FileManager.default.contentsOfDirectory(
      atPath: Self.repository.appending(path: "assets/scenarios").path
    ).count { $0.hasSuffix(".scenario") }
    let process = try ChildProcess([
      "sh", "-c", "cd \"$0\" && exec \"$@\" 2>&1", Self.repository.path,
      WindowSession.executable, "check", "assets/scenarios", "--goldens", "Tests/Goldens",
      "--update", "never", "--report", ".build/check-report", "--jobs", "1",
    ])
    process.closeInput()
    let status = try process.waitForExit(within: Self.patience)
    let text = process.lines.joined(separator: "\n")

    switch ExitCode(rawValue: status) {
    case .success:
      #expect(text.contains("\(scenarios) scenarios: \(scenarios) passed"))
    case .environment
    where text.contains("made with another renderer") && !text.contains("failed"):
      // Traces and texts have been compared; that there are no pictures for these
      // libraries and fonts is worth knowing, and no fault of a change.
      let end = process.lines.drop { !$0.hasPrefix("The goldens were made") }
      Issue.record("\(end.joined(separator: "\n"))", severity: .warning)
    default:
      Issue.record("\(text)")
    }
  }
}
