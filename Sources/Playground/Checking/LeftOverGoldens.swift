import Captures
import Foundation

/// Goldens that belong to no scenario.
struct LeftOverGoldens {
  /// A failing result for each of them.
  let results: [CheckResult]

  /// What was removed, as the update mode has it.
  let removed: [String]

  init(_ options: CheckOptions) throws {
    // One machine of several says it.
    guard let names = options.allNames, options.shard.number == 1 else {
      (results, removed) = ([], [])
      return
    }
    let folder = try GoldenFolder(path: options.goldens, mayBeMissing: true)
    let leftOver = folder.entries.filter {
      $0.name != RendererRecord.fileName && !names.contains($0.name)
    }
    let mayRemove = options.update == .failing || options.update == .all
    let removed = try leftOver.filter { try mayRemove && Self.remove($0, from: folder) }
    self.removed = removed.map(\.name)
    results = leftOver.filter { !removed.contains($0) }.map {
      CheckResult(
        scenario: $0.name, file: folder.path(of: $0.name), outcome: .leftOver, seconds: 0,
        findings: [CheckFinding("It belongs to no scenario.")])
    }
  }

  /// Removes what a check may have made: goldens, and folders of nothing else.
  private static func remove(
    _ entry: GoldenFolder.Entry, from folder: GoldenFolder
  ) throws -> Bool {
    let path = folder.path(of: entry.name)
    guard entry.isFolder else {
      guard GoldenKind(fileName: entry.name) != nil else { return false }
      return try unlink(path) == 0 || failed(path)
    }
    let inside = try FileManager.default.contentsOfDirectory(atPath: path)
    let goldens = try GoldenFolder(path: path, mayBeMissing: false).entries
    guard goldens.count == inside.count,
      goldens.allSatisfy({ !$0.isFolder && GoldenKind(fileName: $0.name) != nil })
    else { return false }
    for golden in goldens where unlink("\(path)/\(golden.name)") != 0 { _ = try failed(path) }
    return try rmdir(path) == 0 || failed(path)
  }

  private static func failed(_ path: String) throws(PlaygroundError) -> Bool {
    throw .cannotWrite(path: path, code: errno)
  }
}
