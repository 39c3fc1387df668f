import Foundation
import HostSystem

/// Which goldens are replaced by the results.
package enum UpdateMode: String, CaseIterable, Sendable {
  /// Results without a golden become goldens.
  case missing
  /// Whatever fails is put right: besides missing goldens, different and damaged ones are
  /// replaced, and stale ones removed.
  case failing
  /// Every result becomes the golden, and stale goldens are removed.
  case all
  /// No golden changes.
  case never

  /// The mode where none is asked for: in CI, which the environment tells, no golden is made.
  package static func usual(in environment: [String: String]) -> Self {
    ["", "0", "false"].contains((environment["CI"] ?? "").lowercased()) ? .missing : .never
  }
}

/// Which goldens to write and remove, decided before anything is touched.
package struct GoldenUpdate: Hashable, Sendable {
  /// The names of results that become goldens, sorted.
  package let writes: [String]
  /// The names of goldens that go, sorted.
  package let removals: [String]
  /// Whether there is nothing to do.
  package var isEmpty: Bool { writes.isEmpty && removals.isEmpty }
  private let results: FolderContents
  private let goldens: FolderContents

  /// Decides; what is stale is only removed from a folder that a check is known to have made.
  package init(_ comparison: GoldenComparison, mode: UpdateMode, isOwnFolder: Bool = true) {
    results = comparison.results
    goldens = comparison.goldens
    let isSameRenderer = comparison.settings.isSameRenderer
    writes = comparison.files.filter { file in
      // Pictures of two renderers in one folder would never be right together.
      if !isSameRenderer, file.kind == .picture, mode != .all { return false }
      return Self.isWritten(file.outcome, mode)
    }.map(\.name)
    removals =
      isOwnFolder ? comparison.files.filter { Self.isRemoved($0, mode) }.map(\.name) : []
  }

  private static func isWritten(_ outcome: GoldenOutcome, _ mode: UpdateMode) -> Bool {
    switch outcome {
    case .missing: mode != .never
    case .otherSize, .picture, .text, .damagedGolden: mode == .failing || mode == .all
    case .same, .notCompared: mode == .all
    case .stale, .damagedResult: false
    }
  }

  private static func isRemoved(_ file: GoldenFile, _ mode: UpdateMode) -> Bool {
    // Who made a folder there, or a file of another kind, will know what is in it.
    file.kind != nil && file.outcome == .stale(isFolder: false)
      && (mode == .failing || mode == .all)
  }
}

/// A change that was made to a folder of goldens.
package enum GoldenChange: Hashable, Sendable {
  case added(String)
  case replaced(String)
  case removed(String)

  /// The golden's name.
  package var name: String {
    switch self {
    case .added(let name), .replaced(let name), .removed(let name): name
    }
  }

  /// What happened to the golden.
  package var verb: String {
    switch self {
    case .added: "added"
    case .replaced: "replaced"
    case .removed: "removed"
    }
  }
}

extension GoldenUpdate {
  /// Writes and removes what was decided; returns what really changed, by name.
  ///
  /// Each golden is whole at any time; a result that is its golden byte for byte is left alone.
  package func apply() throws(FileError) -> [GoldenChange] {
    var changes: [GoldenChange] = []
    let existing = Set(goldens.entries.map(\.name))
    if !writes.isEmpty { try FileOutput.makeFolder(at: goldens.path) }
    for name in writes {
      let bytes = try FileInput.read(results.path(of: name))
      let path = goldens.path(of: name)
      if existing.contains(name), let old = try? FileInput.read(path), old == bytes { continue }
      try FileOutput.write(bytes, to: path)
      changes.append(existing.contains(name) ? .replaced(name) : .added(name))
    }
    for name in removals {
      let path = goldens.path(of: name)
      guard unlink(path) == 0 else {
        if errno == ENOENT { continue }
        throw .cannotWrite(path: path, code: errno)
      }
      changes.append(.removed(name))
    }
    return changes.sorted { $0.name < $1.name }
  }
}
