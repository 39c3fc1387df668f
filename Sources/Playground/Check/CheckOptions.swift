import Captures
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios

/// What is checked against what; all of it has been looked at, nothing has been played.
struct CheckOptions: Sendable {
  /// The files of the scenarios of this shard, sorted.
  var files: [String]

  /// The names of all scenarios, of other shards too; nil where only some files
  /// were asked for, so that left-over goldens cannot be known.
  var allNames: Set<String>?
  var shard: Shard
  var goldens: String
  var update: UpdateMode
  var jobs: Int

  /// The greatest difference of a pixel that counts as none, in percent.
  var tolerance: Double

  /// Seconds a scenario may take.
  var timeout: Double

  /// Pixels to a point; nil leaves it to the scenarios.
  var scale: Double?

  /// Where the pages about differences go.
  var report: String

  /// Whether to write a page also when all is well.
  var isReportWanted: Bool
  var json: String?
  var junit: String?
  var annotates: Bool

  /// Pixels to a point where neither command line nor scenario says: goldens are
  /// kept for ever, and small ones are enough.
  static let usualScale = 1.0
  static let usualTimeout = 60.0
  static let usualGoldens = "Tests/Goldens"
  static let usualReport = "check-report"
  private static let fileExtension = ".scenario"
}

extension CheckOptions {
  @MainActor
  init(
    _ arguments: CommandArguments, in resources: CommandResources, environment: [String: String]
  ) throws {
    let operands =
      arguments.operands.isEmpty
      ? [Self.shortened(resources.assets.file("scenarios").path(percentEncoded: false))]
      : arguments.operands
    let (files, namesAll) = try Self.files(operands)
    guard !files.isEmpty else { throw PlaygroundError.noScenarios(operands) }
    let names = try Self.names(of: files)
    allNames = namesAll ? names : nil
    shard = .whole
    if let text = arguments["--shard"] {
      guard let given = Shard(text) else { throw PlaygroundError.badShard(text) }
      shard = given
    }
    self.files = shard.share(of: files)
    goldens = arguments["--goldens"] ?? Self.usualGoldens
    update =
      try arguments["--update"].map { text throws(PlaygroundError) in
        try arguments.choice("--update", text, of: UpdateMode.self)
      } ?? .usual(in: environment)
    jobs =
      try arguments.wholeNumber("--jobs", in: 1...256)
      ?? ProcessInfo.processInfo.activeProcessorCount
    tolerance = try arguments.number("--tolerance", in: 0...100) ?? 0
    timeout = try arguments.number("--timeout", in: 0.1...3600) ?? Self.usualTimeout
    scale = try arguments.number("--scale", in: RenderOptions.scales)
    report = arguments["--report"] ?? Self.usualReport
    isReportWanted = arguments["--report"] != nil
    json = arguments["--json"]
    junit = arguments["--junit"]
    annotates = arguments["--annotations"] != nil
  }

  /// A path as seen from the working directory, where it is inside: annotations
  /// want it so.
  private static func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// The scenarios of files and folders, and whether whole folders were named.
  private static func files(
    _ operands: [String]
  ) throws -> (files: [String], areAll: Bool) {
    var files: [String] = []
    var areAll = true
    for operand in operands {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: operand, isDirectory: &isFolder) else {
        throw PlaygroundError.noSuchFile(operand)
      }
      guard isFolder.boolValue else {
        files.append(operand)
        areAll = false
        continue
      }
      let folder = operand.hasSuffix("/") ? operand : operand + "/"
      let scenarios = try FolderContents(path: operand, mayBeMissing: false).entries
        .filter { $0.name.hasSuffix(fileExtension) }
      if let unusable = scenarios.first(where: { !$0.isUTF8 }) {
        throw PlaygroundError.notUTF8(folder + unusable.name)
      }
      files += scenarios.map { folder + $0.name }
    }
    // A file may be named twice, by itself and with its folder.
    var known: Set<String> = []
    let distinct = files.sorted().filter {
      known.insert($0.withLinksResolved).inserted
    }
    return (distinct, areAll)
  }

  private static func names(of files: [String]) throws(PlaygroundError) -> Set<String> {
    var known: [String: String] = [:]
    for file in files {
      let name = Staging.name(of: file)
      if name == RendererRecord.fileName { throw .takenName(file) }
      if let other = known[name] { throw .sameName(other, file) }
      known[name] = file
    }
    return Set(known.keys)
  }
}
