import Captures
import Foundation

/// Goldens that belong to no scenario.
struct LeftOverGoldens {
  /// A failing result that names them; nil where there are none.
  let result: CheckResult?

  /// What was removed, as the update mode has it.
  let removed: [String]

  init(_ options: CheckOptions) throws {
    guard let names = options.allNames else {
      (result, removed) = (nil, [])
      return
    }
    let folder = try GoldenFolder(path: options.goldens, mayBeMissing: true)
    let leftOver = folder.entries.map(\.name).filter {
      $0 != RendererRecord.fileName && !names.contains($0)
    }
    if options.update == .failing || options.update == .all {
      for name in leftOver { try FileManager.default.removeItem(atPath: folder.path(of: name)) }
      (result, removed) = (nil, leftOver)
      return
    }
    removed = []
    result =
      leftOver.isEmpty
      ? nil
      : CheckResult(
        scenario: "left-over goldens", file: options.goldens, outcome: .failed, seconds: 0,
        findings: leftOver.map { CheckFinding("\($0) belongs to no scenario.") })
  }
}
