import Captures
import Dispatch
import Foundation
import HostSystem
import Scenarios

/// Plays one scenario and compares what came out with its goldens.
struct ScenarioCheck: Sendable {
  let file: String
  let options: CheckOptions

  /// Pixels to a point.
  let scale: Double

  /// What is wrong with the file, which then cannot be played.
  let problems: String?

  /// The program that plays, and the folder of assets that was named for it.
  let executable: String
  let assets: String?

  /// A folder for what is played.
  let workFolder: String
  let isSameRenderer: Bool

  /// Whether the folder of its goldens is known to be a check's.
  let hasOwnGoldens: Bool

  /// What came of it, and what was changed among the goldens.
  struct Outcome: Sendable {
    var result: CheckResult
    var changes: [GoldenChange] = []

    /// Whether its goldens are known to be a check's, all of them.
    var hasOwnGoldens = false

    /// Whether something around the program kept it from being played.
    var isEnvironmental = false
  }

  var name: String { Staging.name(of: file) }
  private var goldens: String { "\(options.goldens)/\(name)" }
  private var results: String { "\(workFolder)/results/\(name)" }

  /// Where its pictures are in the report's folder.
  private var pictures: String { ReportFolder.pictures(of: name) }

  /// Plays and compares; `isCancelled` is asked now and then whether to give up.
  func run(isCancelled: () -> Bool) throws -> Outcome {
    let start = DispatchTime.now().uptimeNanoseconds
    if let problems {
      return Outcome(
        result: CheckResult(
          scenario: name, file: file, outcome: .failed, seconds: 0,
          findings: findings(in: problems)))
    }
    try FileOutput.makeFolder(at: "\(workFolder)/logs")
    let child = try ScenarioChild(
      executable, arguments, log: "\(workFolder)/logs/\(name).log", timeout: options.timeout,
      isCancelled: isCancelled)
    func outcome(_ outcome: CheckOutcome, _ findings: [CheckFinding]) -> Outcome {
      let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
      return Outcome(
        result: CheckResult(
          scenario: name, file: file, outcome: outcome, seconds: seconds, findings: findings))
    }
    switch child.end {
    case .exited(0):
      let update: Update
      do {
        guard let done = try compare(isCancelled) else { return outcome(.timedOut, []) }
        update = done
      } catch {
        var failed = outcome(.failed, [CheckFinding("\(error)")])
        failed.isEnvironmental = true
        return failed
      }
      let comparison = update.comparison
      let findings = comparison.findings(writingPicturesTo: pictures, inReport: options.report)
      var compared = outcome(CheckOutcome(comparison), findings)
      if compared.result.outcome == .failed {
        compared.result.film = film(isCancelled)
        compared.result.acceptCommand = acceptCommand
      }
      compared.changes = update.changes
      compared.hasOwnGoldens = update.isBegun || comparison.isPassed
      return compared
    case .exited(let code):
      var failed = outcome(.failed, withPicture(findings(in: child.errors)))
      failed.isEnvironmental = code == ExitCode.environment.rawValue
      if code == ExitCode.failure.rawValue { failed.result.film = film(isCancelled) }
      return failed
    case .crashed(let signal):
      return outcome(
        .crashed,
        [
          CheckFinding(
            "The program was ended by signal \(signal), \(String(cString: strsignal(signal))).",
            evidence: child.errors.isEmpty ? nil : .output(child.errors))
        ])
    case .cancelled:
      return outcome(.timedOut, [])
    case .timedOut:
      let seconds = PlainNumber.write(options.timeout)
      return outcome(
        .timedOut,
        [
          CheckFinding(
            "The program was still playing after \(seconds) s and was ended.",
            evidence: child.errors.isEmpty ? nil : .output(child.errors))
        ])
    }
  }

  private var arguments: [String] { arguments(writing: .goldens, scale: scale) }

  private func arguments(writing product: RenderProduct, scale: Double) -> [String] {
    [
      "render", "--quiet", "--out", results, "--write", product.rawValue, "--scale",
      PlainNumber.write(scale),
    ] + (assets.map { ["--assets", $0] } ?? []) + ["--", file]
  }

  /// What is found in the end, and what was changed for it.
  private struct Update {
    var comparison: GoldenComparison
    var changes: [GoldenChange] = []

    /// Whether there were no goldens before.
    var isBegun = false
  }

  /// Compares, changes goldens as far as that is wanted, and compares again; nil if it is
  /// cancelled.
  private func compare(_ isCancelled: () -> Bool) throws(FileError) -> Update? {
    var settings = GoldenComparison.Settings(
      tolerance: options.tolerance, scale: scale, isSameRenderer: isSameRenderer)
    func comparison() throws(FileError) -> GoldenComparison {
      try GoldenComparison(results: results, goldens: goldens, settings: settings)
    }
    func update(_ comparison: GoldenComparison) -> GoldenUpdate {
      GoldenUpdate(comparison, mode: options.update, isOwnFolder: hasOwnGoldens)
    }
    let first = try comparison()
    let isChanging = !update(first).isEmpty
    if first.isPassed, !isChanging { return Update(comparison: first) }
    if isChanging { try FileOutput.makeFolder(at: options.goldens) }
    // What is wrong may just be put right by another check of the same goldens.
    guard
      let lock = GoldensLock(
        folder: options.goldens, isChanging: isChanging, isCancelled: isCancelled)
    else { return nil }
    let second = try comparison()
    let changes = try withExtendedLifetime(lock) { () throws(FileError) in
      try update(second).apply()
    }
    // Written anew, all goldens are of the present renderer.
    settings.isSameRenderer = isSameRenderer || options.update == .all
    guard !changes.isEmpty || settings != second.settings else { return Update(comparison: second) }
    return Update(
      comparison: try comparison(), changes: changes, isBegun: second.goldens.entries.isEmpty)
  }

  /// Plays the scenario once more for a film in the report, and returns its path from there on; nil
  /// where there is none.
  ///
  /// It has at most one pixel for a point: it shows what happens, and is compared with nothing.
  private func film(_ isCancelled: () -> Bool) -> String? {
    let name = "run.film.png"
    guard
      let child = try? ScenarioChild(
        executable, arguments(writing: .film, scale: min(scale, 1)),
        log: "\(workFolder)/logs/\(self.name).film.log",
        timeout: options.timeout, isCancelled: isCancelled),
      case .exited = child.end,
      let film = FileManager.default.contents(
        atPath: "\(results)/film.\(FilmFormat.apng.fileExtension)")
    else { return nil }
    let folder = "\(options.report)/\(pictures)"
    do throws(FileError) {
      try FileOutput.makeFolder(at: folder)
      try FileOutput.write(OwnPicture.marked(Array(film)), to: "\(folder)/\(name)")
    } catch {
      return nil
    }
    return "\(pictures)/\(name)"
  }

  /// What takes over what is seen as the goldens, for a shell.
  private var acceptCommand: String {
    var words = [
      URL(filePath: executable).lastPathComponent, "check", file, "--goldens", options.goldens,
      "--update", UpdateMode.failing.rawValue,
    ]
    if let scale = options.scale { words += ["--scale", PlainNumber.write(scale)] }
    if let assets { words += ["--assets", assets] }
    return words.map(\.quotedForShell).joined(separator: " ")
  }

  /// The first finding with a picture of what was seen, if there is one and it can be kept.
  private func withPicture(_ findings: [CheckFinding]) -> [CheckFinding] {
    let name = PictureEvidence.failureName
    guard var first = findings.first,
      let picture = FileManager.default.contents(atPath: "\(results)/\(name)")
    else { return findings }
    let folder = "\(options.report)/\(pictures)"
    do throws(FileError) {
      try FileOutput.makeFolder(at: folder)
      try FileOutput.write(Array(picture), to: "\(folder)/\(name)")
    } catch {
      return findings + [.missingPictures(.file(error))]
    }
    first.evidence = .pictures(PictureEvidence(new: "\(pictures)/\(name)"))
    return [first] + findings.dropFirst()
  }

  /// The sentences of a run that failed, with the places they are about.
  private func findings(in errors: String) -> [CheckFinding] {
    let findings = errors.split(separator: "\n").map { finding(of: String($0)) }
    return findings.isEmpty ? [CheckFinding("The program failed without a word.")] : findings
  }

  /// Parts a sentence from the place it may begin with.
  ///
  /// A problem has a line and a column, a failing step has the line alone.
  private func finding(of sentence: String) -> CheckFinding {
    guard let match = sentence.firstMatch(of: /^(.+?):([0-9]+)(?::[0-9]+)?: (.*)$/),
      let line = Int(match.2)
    else { return CheckFinding(sentence) }
    let path = String(match.1)
    if path == file { return CheckFinding(String(match.3), line: line) }
    // The reader of a report of the scenario does not expect an included file.
    return FileManager.default.fileExists(atPath: path)
      ? CheckFinding(sentence, file: path, line: line) : CheckFinding(sentence)
  }
}

extension String {
  /// The text as one word of a shell's.
  fileprivate var quotedForShell: String {
    let isPlain = unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0)
        || "-_./=%+,@:".unicodeScalars.contains($0)
    }
    return isPlain && !isEmpty ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
