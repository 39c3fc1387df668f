import Foundation
import HostSystem

/// A folder of results, file by file beside the folder of goldens.
///
/// Goldens are pictures (`.png`), traces (`.csv`) and texts (`.txt`). Whatever else a folder of
/// results holds is ignored; whatever else a folder of goldens holds is stale.
package struct GoldenComparison: Sendable {
  package struct Settings: Hashable, Sendable {
    /// In percent of the distance from black to white.
    package var tolerance: Double
    /// The pictures' pixels per point, for the names of the views.
    package var scale: Double
    /// Whether the goldens were made with the present libraries and fonts; where not, pictures are
    /// compared with a tolerance or not at all.
    package var isSameRenderer: Bool

    package init(tolerance: Double = 0, scale: Double = 1, isSameRenderer: Bool = true) {
      self.tolerance = tolerance
      self.scale = scale
      self.isSameRenderer = isSameRenderer
    }
  }

  package let results: FolderContents
  package let goldens: FolderContents
  package let settings: Settings
  /// By name.
  package let files: [GoldenFile]

  /// Compares two folders; that of the goldens need not be there.
  package init(
    results: String, goldens: String, settings: Settings = Settings()
  ) throws(FileError) {
    self.results = try FolderContents(path: results, mayBeMissing: false)
    self.goldens = try FolderContents(path: goldens, mayBeMissing: true)
    self.settings = settings
    let made = Set(
      self.results.entries.lazy.map(\.name).filter { GoldenKind(fileName: $0) != nil })
    let kept = Set(self.goldens.entries.map(\.name))
    let folders = Set(self.goldens.entries.filter(\.isFolder).map(\.name))
    let judge = GoldenJudge(results: self.results, goldens: self.goldens, settings: settings)
    files = made.union(kept).sorted().map { name in
      let outcome: GoldenOutcome =
        switch (made.contains(name), kept.contains(name)) {
        case (true, true): judge.outcome(of: name)
        case (true, false): judge.outcomeWithoutGolden(of: name)
        default: .stale(isFolder: folders.contains(name))
        }
      return GoldenFile(name: name, outcome: outcome)
    }
  }

  /// Compares one result with its golden, whatever else both folders hold.
  package init(
    of name: String, results: String, goldens: String, settings: Settings = Settings()
  ) throws(FileError) {
    self.results = try FolderContents(path: results, mayBeMissing: false)
    self.goldens = try FolderContents(path: goldens, mayBeMissing: true)
    self.settings = settings
    let judge = GoldenJudge(results: self.results, goldens: self.goldens, settings: settings)
    let isKept = self.goldens.entries.contains { $0.name == name }
    files = [
      GoldenFile(
        name: name,
        outcome: isKept ? judge.outcome(of: name) : judge.outcomeWithoutGolden(of: name))
    ]
  }

  /// Lists the goldens that none of some results belongs to.
  package init(
    unusedBesides names: Set<String>, results: String, goldens: String,
    settings: Settings = Settings()
  ) throws(FileError) {
    self.results = try FolderContents(path: results, mayBeMissing: true)
    self.goldens = try FolderContents(path: goldens, mayBeMissing: true)
    self.settings = settings
    files = self.goldens.entries.filter { !names.contains($0.name) }
      .map { GoldenFile(name: $0.name, outcome: .stale(isFolder: $0.isFolder)) }
  }

  /// Whether nothing differs, is missing or too many; pictures may not have been compared.
  package var isPassed: Bool { !files.contains(where: \.outcome.isFailure) }
}
