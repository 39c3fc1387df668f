import Captures
import Foundation
import HostSystem

/// One report and one verdict of the parts that several machines have checked.
struct MergedCheck {
  private let folders: [String]
  private let parts: [JSONReport]
  private let reports: ReportOutput

  /// Reads the reports in the folders that are named; throws where one is none, or a part is there
  /// twice.
  @MainActor
  init(_ arguments: CommandArguments, in resources: CommandResources) throws {
    for option in CommandSyntax.check.options
    where !Self.options.contains(option.name) && arguments[option.name] != nil {
      throw PlaygroundError.conflict("--merge", option.name)
    }
    guard !arguments.operands.isEmpty else { throw PlaygroundError.missingArgument("DIR") }
    folders = arguments.operands
    reports = ReportOutput(
      folder: arguments["--report"] ?? CheckOptions.usualReport, isPageWanted: true,
      json: arguments["--json"], junit: arguments["--junit"],
      annotates: arguments["--annotations"] != nil)
    parts = try folders.map { folder in
      let path = "\(folder)/\(JSONReport.fileName)"
      return try JSONReport(reading: FileInput.read(path), path: path)
    }
    var known: [Int: String] = [:]
    for (folder, part) in zip(folders, parts) {
      if let other = known[part.part] { throw PlaygroundError.partTwice(other, folder) }
      known[part.part] = folder
      if part.parts != parts[0].parts { throw PlaygroundError.otherParts(folders[0], folder) }
      for path in [HTMLReport.fileName, JSONReport.fileName] + part.files {
        resources.uses.read("\(folder)/\(path)")
        try resources.uses.write("\(reports.folder)/\(path)", inFolderOf: "--report")
      }
    }
    if let json = reports.json { try resources.uses.write(json, by: "--json") }
    if let junit = reports.junit { try resources.uses.write(junit, by: "--junit") }
  }

  private static let options: Set = ["--merge", "--report", "--json", "--junit", "--annotations"]

  /// Copies the pictures, writes the reports, and returns the worst that a part has come to.
  func write(saying output: (String) throws -> Void) throws -> ExitCode {
    try reports.check()
    let folder = try ReportFolder(reports.folder)
    for result in parts.flatMap(\.report.results) {
      try folder.earlierPictures(of: result.scenario).remove(withFolder: true)
    }
    for (folder, part) in zip(folders, parts) {
      for path in part.files {
        let file = "\(reports.folder)/\(path)"
        try FileOutput.makeFolder(at: URL(filePath: file).deletingLastPathComponent().path)
        try FileOutput.write(FileInput.read("\(folder)/\(path)"), to: file)
      }
    }
    let exitCode = exitCode
    try reports.write(
      JSONReport(report, part: 1, of: 1, status: exitCode.rawValue), saying: output)
    return exitCode
  }

  private var missing: [Int] {
    Array(Set(1...parts[0].parts).subtracting(parts.map(\.part))).sorted()
  }

  /// What is missing cannot have passed.
  private var exitCode: ExitCode {
    let codes = parts.map(\.status)
    if codes.contains(ExitCode.failure.rawValue) { return .failure }
    return codes.allSatisfy { $0 == ExitCode.success.rawValue } && missing.isEmpty
      ? .success : .environment
  }

  private var report: CheckReport {
    let reports = parts.map(\.report)
    var notes: [String] = []
    for note in reports.flatMap(\.notes) where !notes.contains(note) { notes.append(note) }
    notes += missing.map { "Part \($0) of \(parts[0].parts) is missing." }
    return CheckReport(
      results: reports.flatMap(\.results).sorted { $0.file < $1.file },
      settings: reports[0].settings, notes: notes,
      // Machines work side by side.
      seconds: reports.map(\.seconds).max())
  }
}
