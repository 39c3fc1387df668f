import Foundation

/// That code in one folder of a target uses a name that another folder of it declares.
///
/// Folders are paths below the target's own, which is `.` itself.
struct Arrow: Hashable, Comparable {
  let target: String
  let from: String
  let to: String

  static func < (first: Self, second: Self) -> Bool {
    (first.target, first.from, first.to) < (second.target, second.from, second.to)
  }
}

/// Where a name is used.
struct Use: Hashable, Comparable {
  /// Below the folder of the package.
  let file: String
  /// Counted from 1.
  let line: Int
  let name: String

  static func < (first: Self, second: Self) -> Bool {
    (first.file, first.line, first.name) < (second.file, second.line, second.name)
  }
}

/// The arrows between the folders of each target of a package, with the first use behind each.
struct Arrows: Equatable {
  private(set) var uses: [Arrow: Use] = [:]
  /// The folders with source files of each target.
  private(set) var folders: [String: Set<String>] = [:]

  init(_ uses: [Arrow: Use], folders: [String: Set<String>]) {
    (self.uses, self.folders) = (uses, folders)
  }

  /// Reads them from the index of the package in a folder, for the targets in its `Sources`.
  init(of package: String, index: IndexStore) throws(LadderError) {
    let units = index.units(below: "\(package)/Sources")
    for target in try Self.sources(in: package) {
      folders[target.name] = Set(target.files.map(\.folder))
      try add(target, units: units, index: index, package: package)
    }
  }

  /// The arrows where folders without a row count for the nearest folder around them that has one.
  func merged(by ladders: [Ladder]) -> Arrows {
    let rows = Dictionary(
      ladders.map { ($0.target, Set($0.rungs.map(\.folder))) }, uniquingKeysWith: { $0.union($1) })
    func row(of folder: String, in target: String) -> String {
      var ancestor = folder
      while let rows = rows[target], !rows.contains(ancestor) {
        guard let slash = ancestor.lastIndex(of: "/") else { return folder }
        ancestor = String(ancestor[..<slash])
      }
      return ancestor
    }
    var merged = Arrows([:], folders: [:])
    for (target, folders) in folders {
      merged.folders[target] = Set(folders.map { row(of: $0, in: target) })
    }
    for (arrow, use) in uses {
      let (from, to) = (row(of: arrow.from, in: arrow.target), row(of: arrow.to, in: arrow.target))
      if from == to { continue }
      let arrow = Arrow(target: arrow.target, from: from, to: to)
      merged.uses[arrow] = merged.uses[arrow].map { min($0, use) } ?? use
    }
    return merged
  }

  private mutating func add(
    _ target: Target, units: [String: IndexStore.Unit], index: IndexStore, package: String
  ) throws(LadderError) {
    var declarations: [String: String] = [:]
    var names: [(identity: String, use: Use, folder: String)] = []
    for file in target.files {
      guard let unit = units["\(package)/\(file.path)"], unit.time >= file.time else {
        throw .staleIndex(file: file.path)
      }
      var seen: Set<String> = []
      for record in unit.records {
        index.occurrences(in: record) { occurrence in
          if occurrence.isDeclaration {
            declarations[occurrence.identity] = file.folder
          } else if seen.insert(occurrence.identity).inserted {
            let use = Use(file: file.path, line: occurrence.line, name: occurrence.name)
            names.append((occurrence.identity, use, file.folder))
          }
        }
      }
    }
    for (identity, use, folder) in names {
      guard let declaring = declarations[identity], declaring != folder else { continue }
      let arrow = Arrow(target: target.name, from: folder, to: declaring)
      uses[arrow] = uses[arrow].map { min($0, use) } ?? use
    }
  }
}

extension Arrows {
  private struct Target {
    let name: String
    var files: [SourceFile]
  }

  private struct SourceFile {
    /// Below the folder of the package.
    let path: String
    /// Below that of the target, `.` for the target's own.
    let folder: String
    /// Of the last change, in seconds since 1970.
    let time: Int64
  }

  /// The targets of a package that have Swift files, with those.
  private static func sources(in package: String) throws(LadderError) -> [Target] {
    let root = "\(package)/Sources"
    guard let paths = FileManager.default.enumerator(atPath: root) else {
      throw .unreadable(path: root)
    }
    var targets: [String: Target] = [:]
    for case let path as String in paths where path.hasSuffix(".swift") {
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count > 1 else { continue }
      var status = stat()
      guard stat("\(root)/\(path)", &status) == 0 else { throw .unreadable(path: path) }
      let folder = parts[1..<(parts.count - 1)].joined(separator: "/")
      let file = SourceFile(
        path: "Sources/\(path)", folder: folder.isEmpty ? "." : folder,
        time: Int64(status.st_mtim.tv_sec))
      targets[parts[0], default: Target(name: parts[0], files: [])].files.append(file)
    }
    return targets.values.sorted { $0.name < $1.name }
  }
}
