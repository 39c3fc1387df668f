import Captures
import Foundation
import HostSystem

/// Goldens that belong to no scenario.
struct LeftOverGoldens {
  /// A failing result for each of them.
  let results: [CheckResult]

  /// What was removed, as the update mode has it.
  let removed: [String]

  /// Looks for them, and removes what a check has made where that is wanted: folders that the
  /// renderer's record lists.
  init(_ options: CheckOptions, record: RendererRecord) throws {
    // One machine of several says it.
    guard let names = options.allNames, options.shard.number == 1 else {
      (results, removed) = ([], [])
      return
    }
    let folder = try FolderContents(path: options.goldens, mayBeMissing: true)
    let leftOver = folder.entries.filter {
      $0.name != RendererRecord.fileName && !names.contains($0.name)
    }
    let isRemoving = options.update == .failing || options.update == .all
    let removed = try leftOver.filter {
      try isRemoving && record.folders.contains($0.name) && Self.remove($0, from: folder)
    }
    self.removed = removed.map(\.name)
    results = leftOver.filter { !removed.contains($0) }.map {
      CheckResult(
        scenario: $0.name, file: folder.path(of: $0.name), outcome: .leftOver, seconds: 0,
        findings: [
          CheckFinding(isRemoving ? Self.kept : CheckOutcome.leftOver.sentence)
        ])
    }
  }

  private static let kept =
    "It belongs to no scenario, and stays: it is not known to be all a check's."

  /// Removes a folder of goldens and nothing else.
  private static func remove(
    _ entry: FolderContents.Entry, from folder: FolderContents
  ) throws -> Bool {
    let path = folder.path(of: entry.name)
    guard entry.isFolder, let inside = try? FileManager.default.contentsOfDirectory(atPath: path),
      let goldens = try? FolderContents(path: path, mayBeMissing: false).entries,
      goldens.count == inside.count,
      goldens.allSatisfy({ $0.isUTF8 && !$0.isFolder && GoldenKind(fileName: $0.name) != nil })
    else { return false }
    for golden in goldens { try check(unlink("\(path)/\(golden.name)"), path) }
    try check(rmdir(path), path)
    return true
  }

  /// What another check has removed meanwhile is gone as well.
  private static func check(_ result: Int32, _ path: String) throws(PlaygroundError) {
    if result != 0, errno != ENOENT { throw .cannotWrite(path: path, code: errno) }
  }
}
