import Captures
import Dispatch
import Drawing
import Foundation
import HostSystem
import Scenarios
import Synchronization

/// The visual check: scenarios in child processes, compared with their goldens.
@MainActor
struct CheckRun {
  let options: CheckOptions
  let resources: CommandResources
  let executable: String
  let output: (String) throws -> Void

  /// Plays and compares everything, and reports.
  func run() throws -> ExitCode {
    let start = DispatchTime.now().uptimeNanoseconds
    let stagings = options.files.map { file in
      Result { try Staging(file: file, in: resources) }
    }
    try checkFiles(of: stagings.compactMap { try? $0.get() })
    // From here on a signal leaves neither half a file nor the work folder.
    let interruption = Interruption()
    let renderer = try RendererRecord(
      path: "\(options.goldens)/\(RendererRecord.fileName)", present: .current())
    if case .damaged(let error) = renderer.state { throw error }
    let isWhole = options.allNames != nil && options.shard == .whole
    // Pictures of two renderers in one folder could never be told apart again.
    if case .different = renderer.state, options.update == .all, !isWhole {
      throw PlaygroundError.partialUpdate
    }
    try reportOutput(hadPage: false).check()
    let reportFolder = try ReportFolder(options.report)
    let earlierPictures = try options.files.map {
      try reportFolder.earlierPictures(of: Staging.name(of: $0))
    }
    let hadGoldens = try !FolderContents(path: options.goldens, mayBeMissing: true).entries.isEmpty
    let work = try WorkFolder(prefix: "keyboard-playground-check")
    for pictures in earlierPictures { try pictures.remove(withFolder: true) }
    let outcomes = try withExtendedLifetime(work) {
      try play(stagings, in: work.path, renderer: renderer, interruption: interruption)
    }
    // Another check may have written the record, too, and goes by it.
    guard
      let lock = GoldensLock(
        folder: options.goldens, isChanging: options.update != .never,
        isCancelled: { (try? interruption.check()) == nil })
    else {
      try interruption.check()
      preconditionFailure("only a signal ends the waiting")
    }
    let record = try RendererRecord(path: renderer.path, present: renderer.present)
    let leftOver = try LeftOverGoldens(options, record: record)
    let results = outcomes.map(\.result) + leftOver.results
    let changes = zip(options.files, outcomes).flatMap { file, outcome in
      outcome.changes.map { (Staging.name(of: file), $0) }
    }
    var notes = changes.map { name, change in "\(change.verb) \(name)/\(change.name)" }
    notes += leftOver.removed.map { "removed \($0)" }
    // Without goldens there is nothing it would belong to, and among other things it would say
    // that a check has made them.
    let areAllWritten =
      isWhole && !outcomes.contains { $0.result.outcome.isFailure }
      && (record.state != .missing || leftOver.results.isEmpty)
    let isBegun = renderer.state == .missing && !hadGoldens && !changes.isEmpty
    if try record.update(
      options.update, folders: folders(in: record, outcomes), isWhole: isBegun || areAllWritten)
    {
      notes.append("wrote \(record.path)")
    }
    notes += self.notes(
      on: try RendererRecord(path: record.path, present: record.present), hadGoldens: hadGoldens)
    withExtendedLifetime(lock) {}
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    let report = CheckReport(
      results: results, settings: settings, notes: notes, seconds: seconds)
    let exitCode = exitCode(outcomes, report)
    try reportOutput(hadPage: reportFolder.hasPage).write(
      JSONReport(
        report, part: options.shard.number, of: options.shard.count, status: exitCode.rawValue),
      saying: output)
    try interruption.check()
    return exitCode
  }

  /// The folders that checks have made and that are still there.
  private func folders(
    in record: RendererRecord, _ outcomes: [ScenarioCheck.Outcome]
  ) throws(FileError) -> Set<String> {
    let own = zip(options.files, outcomes).filter(\.1.hasOwnGoldens).map { Staging.name(of: $0.0) }
    let existing = try FolderContents(path: options.goldens, mayBeMissing: true).entries
      .filter(\.isFolder).map(\.name)
    return record.folders.union(own).intersection(existing)
  }

  /// The message about the goldens' renderer.
  private func notes(on renderer: RendererRecord, hadGoldens: Bool) -> [String] {
    switch renderer.state {
    case .different(let sentences):
      let isCompared = options.tolerance > 0
      return [
        "The goldens were made with another renderer"
          + (isCompared
            ? "; pictures are compared all the same:"
            : ", so pictures are not compared (--tolerance does so, --update all makes them anew):")
      ] + sentences
    case .missing where hadGoldens:
      return [
        "\(renderer.path) is missing, so nobody knows with which libraries and fonts the goldens "
          + "were made; pictures are compared as if with these."
      ]
    case .same, .missing, .damaged: return []
    }
  }

  private func exitCode(_ outcomes: [ScenarioCheck.Outcome], _ report: CheckReport) -> ExitCode {
    let environmental = outcomes.count(where: \.isEnvironmental)
    if report.failureCount > environmental { return .failure }
    return environmental > 0 || report.count(of: .notCompared) > 0 ? .environment : .success
  }
}

extension GoldensLock {
  /// Waits until no other check is at the goldens; nil where the wait was given up.
  convenience init?(folder: String, isChanging: Bool, isCancelled: () -> Bool) {
    self.init(folder: folder, kind: isChanging ? .exclusive : .shared) {
      // It is only held for the files of one scenario.
      Thread.sleep(forTimeInterval: 0.01)
      return !isCancelled()
    }
  }
}
