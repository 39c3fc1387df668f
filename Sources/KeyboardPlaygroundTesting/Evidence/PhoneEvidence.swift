import Captures
import Drawing
import Foundation
import HostSystem
import PhoneSimulator
import Scenarios
import UIKit

/// What a test keeps of a phone: pictures, goldens, and a report about those that differ.
@MainActor
final class PhoneEvidence {
  let folders: TestFolders

  /// Where the test calls the phone at present.
  var place: CallPlace

  private let phone: Phone
  private let framesPerSecond: Int

  /// Pixels to a point.
  private let scale: Double

  /// The greatest difference of a pixel that counts as none, in percent.
  private let tolerance: Double

  /// The name that the next step's file gets instead of the step's own.
  var nextName: String?

  private var names: Set<String> = []
  private var findings: [CheckFinding] = []
  private var failureCount = 0
  private var strips: [String: FilmStrip] = [:]
  private var films: [String: APNGFilm] = [:]

  init(
    of phone: Phone, in folders: TestFolders, at place: CallPlace, framesPerSecond: Int,
    scale: Double, tolerance: Double
  ) throws {
    self.phone = phone
    self.folders = folders
    self.place = place
    self.framesPerSecond = framesPerSecond
    self.scale = scale
    self.tolerance = tolerance
    try removeEarlierFailures()
  }

  // MARK: Failures

  private static func isFailure(_ name: String) -> Bool {
    name.wholeMatch(of: /failure(-[0-9]+)?\.png/) != nil
  }

  /// What an earlier run has left would be taken for this one's.
  private func removeEarlierFailures() throws {
    try EarlierPictures(in: folders.results, where: Self.isFailure).remove()
    guard try ReportFolder(folders.results).hasPage else { return }
    try? FileManager.default.removeItem(atPath: "\(folders.results)/\(HTMLReport.fileName)")
  }

  /// Keeps a picture of the present screen, and adds its path to what is said of a failure.
  func withPicture(_ message: String) -> String {
    failureCount += 1
    let name = failureCount == 1 ? "failure.png" : "failure-\(failureCount).png"
    do {
      let bytes = try picture(phone.still(scale: scale))
      try write(bytes, name)
      place.attach(bytes, named: name)
      return "\(message)\nWhat was seen is in \(folders.results)/\(name)"
    } catch {
      return "\(message)\nWhat was seen could not be kept: \(error)"
    }
  }

  /// Notes that an expectation is not met; the test goes on.
  func record(_ message: String) { place.record(withPicture(message)) }

  // MARK: Files

  private func picture(_ bitmap: Bitmap) throws(CaptureError) -> [UInt8] {
    try EncodedPicture(bitmap).file(with: [OwnPicture.text()])
  }

  private func write(_ bytes: [UInt8], _ name: String) throws(FileError) {
    try FileOutput.makeFolder(at: folders.results)
    try FileOutput.write(bytes, to: "\(folders.results)/\(name)")
  }

  /// The name of the file that is made now; throws where there is such a file already.
  private func name(insteadOf own: String) throws(PhoneTestError) -> String {
    let name = nextName ?? own
    nextName = nil
    guard names.insert(name).inserted else {
      throw PhoneTestError(
        "The name \(name) is there twice; the second would take the first's place.")
    }
    return name
  }

  private func views(in origin: CGPoint = .zero) -> [NamedRect] {
    phone.namedFrames.map { NamedRect(name: $0, rect: $1) }
      .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}

// MARK: - Goldens

extension PhoneEvidence {
  private static let renderer = Result { try RendererIdentity.current() }

  private func settings(_ record: RendererRecord) -> GoldenComparison.Settings {
    GoldenComparison.Settings(
      tolerance: tolerance, scale: scale,
      isSameRenderer: record.isSameRenderer || folders.update == .all)
  }

  private func rendererRecord() throws -> RendererRecord {
    let record = try RendererRecord(
      path: "\(folders.allGoldens)/\(RendererRecord.fileName)", present: Self.renderer.get())
    if case .damaged(let error) = record.state { throw error }
    return record
  }

  /// Compares a file with its golden, or makes it one; lists say what is where in a picture.
  private func compare(
    _ bytes: [UInt8], named name: String, lists: [(ending: String, text: String)] = []
  ) throws {
    try write(bytes, name)
    for list in lists {
      try write(Array(list.text.utf8), "\((name as NSString).deletingPathExtension).\(list.ending)")
    }
    place.attach(bytes, named: name)
    try judge { settings throws(FileError) in
      try GoldenComparison(
        of: name, results: folders.results, goldens: folders.goldens, settings: settings)
    }
  }

  /// Changes goldens as far as that is wanted, and notes what differs.
  private func judge(
    _ comparison: (GoldenComparison.Settings) throws(FileError) -> GoldenComparison
  ) throws {
    let record = try rendererRecord()
    let settings = settings(record)
    let hadGoldens = try !FolderContents(path: folders.allGoldens, mayBeMissing: true).entries
      .isEmpty
    let first = try comparison(settings)
    let update = GoldenUpdate(
      first, mode: folders.update, isOwnFolder: record.folders.contains(folders.name))
    guard !update.isEmpty else { return report(first, record) }
    try FileOutput.makeFolder(at: folders.allGoldens)
    let lock = GoldensLock(folder: folders.allGoldens, kind: .exclusive, pause: { true })
    let changes = try withExtendedLifetime(lock) {
      let changes = try update.apply()
      try record.update(
        folders.update, folders: record.folders.union([folders.name]),
        isWhole: record.state == .missing && !hadGoldens && !changes.isEmpty)
      return changes
    }
    for change in changes {
      try? StandardOutput.write("Golden \(change.verb): \(folders.goldens)/\(change.name)\n")
    }
    report(try comparison(settings), record)
  }

  private func report(_ comparison: GoldenComparison, _ record: RendererRecord) {
    let isNotCompared = comparison.files.contains { $0.outcome == .notCompared }
    guard !comparison.isPassed || isNotCompared else { return }
    var messages = comparison.files.filter { $0.outcome != .same }.map(\.description)
    if isNotCompared, case .different(let sentences) = record.state {
      messages += sentences + ["A phone with a tolerance compares them all the same."]
    }
    let accept = folders.acceptCommand(isNotCompared ? .all : .failing)
    findings += comparison.findings(writingPicturesTo: "pictures", inReport: folders.results)
    do {
      try HTMLReport.write(
        CheckReport(
          results: [
            CheckResult(
              scenario: folders.name, file: "\(place.filePath)", outcome: .failed, seconds: 0,
              findings: findings, acceptCommand: accept)
          ], settings: [CheckReport.Setting("Goldens", folders.goldens)]), to: folders.results)
      messages.append("The report is \(folders.results)/\(HTMLReport.fileName)")
      messages.append("What is seen becomes the golden by \(accept)")
    } catch {
      messages.append("The report cannot be written: \(error)")
    }
    place.record(messages.joined(separator: "\n"))
  }

  /// Notes goldens of this phone that nothing has been compared with.
  func expectNoOtherGoldens() throws {
    try judge { settings throws(FileError) in
      try GoldenComparison(
        unusedBesides: names, results: folders.results, goldens: folders.goldens,
        settings: settings)
    }
  }
}

// MARK: - Steps

extension PhoneEvidence: ScenarioOutput {
  func still(_ name: String, of part: CGRect?) throws {
    let name = try self.name(insteadOf: "\(name).png")
    try compare(
      picture(phone.still(of: part, scale: scale)), named: name,
      lists: [("views", views(in: part?.origin ?? .zero).text)])
  }

  func begin(_ film: Film) throws {
    if film.stripInterval != nil {
      strips[film.name] = FilmStrip(scale: scale)
    } else {
      let name = try name(insteadOf: "\(film.name).png")
      try FileOutput.makeFolder(at: folders.results)
      films[film.name] = try APNGFilm(
        path: "\(folders.results)/\(name)", framesPerSecond: framesPerSecond,
        texts: [OwnPicture.text()])
    }
  }

  func shoot(_ film: Film) throws {
    guard strips[film.name] != nil else {
      try films[film.name]?.append(phone.still(scale: scale))
      return
    }
    let top = phone.keyboard.visibleTop
    strips[film.name]?.append(
      phone.still(scale: scale), seconds: Double(phone.now) / Double(FrameClock.ticksPerSecond),
      keyboardTop: top < phone.screen.bounds.height ? Double(top) : nil, views: views())
  }

  func end(_ film: Film) throws {
    try films.removeValue(forKey: film.name)?.finish()
    guard let strip = strips.removeValue(forKey: film.name) else { return }
    let name = try name(insteadOf: "\(film.name).png")
    try compare(
      picture(strip.bitmap()), named: name,
      lists: [("pictures", strip.pictures.text), ("views", strip.views.text)])
  }

  func write(_ text: String, to file: String) throws {
    try compare(Array(text.utf8), named: name(insteadOf: file))
  }
}
