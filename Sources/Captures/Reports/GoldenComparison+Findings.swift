import Foundation
import HostSystem

extension GoldenComparison {
  /// A finding for each file that is not the same.
  ///
  /// The pictures that show it are written into the folder `name` inside the report's folder, so
  /// that a report can be moved and kept; `name` is a relative path without `..`. Where that fails
  /// the last finding says so. That another renderer's pictures are not compared is for the check
  /// to say, once.
  package func findings(
    writingPicturesTo name: String, inReport report: String
  ) -> [CheckFinding] {
    precondition(
      !name.hasPrefix("/") && !name.split(separator: "/").contains(".."),
      "pictures stay inside the report's folder")
    let writer = EvidenceWriter(comparison: self, report: report, folder: name)
    var findings: [CheckFinding] = []
    var failure: CaptureError?
    for file in files where ![.same, .notCompared].contains(file.outcome) {
      var finding = CheckFinding(file.description)
      do {
        finding.evidence = try writer.evidence(of: file)
        finding.plot = try writer.plot(of: file)
      } catch {
        failure = error
      }
      findings.append(finding)
    }
    if let failure { findings.append(.missingPictures(failure)) }
    return findings
  }
}

/// Copies goldens and results into a report, and paints the differences.
private struct EvidenceWriter {
  let comparison: GoldenComparison
  let report: String
  let folder: String

  func evidence(of file: GoldenFile) throws(CaptureError) -> CheckFinding.Evidence? {
    if case .text(let difference, _) = file.outcome {
      return difference.hunks.isEmpty ? nil : .text(difference)
    }
    guard file.kind == .picture else { return nil }
    switch file.outcome {
    case .missing, .damagedGolden:
      return .pictures(PictureEvidence(new: try copyNew(file.name)))
    case .stale(isFolder: false):
      return try evidenceOfStale(file.name)
    case .otherSize:
      return .pictures(
        PictureEvidence(old: try copyOld(file.name), new: try copyNew(file.name)))
    case .picture(let details):
      return .pictures(try evidence(of: file.name, details))
    case .same, .text, .notCompared, .damagedResult, .stale: return nil
    }
  }

  /// Plots a trace that differs, as it was and as it is.
  func plot(of file: GoldenFile) throws(CaptureError) -> String? {
    guard case .text = file.outcome, file.kind == .trace else { return nil }
    let old = try asCaptureError(FileInput.read(comparison.goldens.path(of: file.name)))
    let new = try asCaptureError(FileInput.read(comparison.results.path(of: file.name)))
    guard let plot = TimelinePlot(old: old, new: new) else { return nil }
    return try write(EncodedPicture(plot.bitmap(scale: 1)).file(), file.name, "plot")
  }

  private func evidence(
    of name: String, _ details: GoldenPictureDifference
  ) throws(CaptureError) -> PictureEvidence {
    let old = try Picture(contentsOf: comparison.goldens.path(of: name)).bitmap
    let new = try Picture(contentsOf: comparison.results.path(of: name)).bitmap
    let picture = details.difference.picture(old: old, new: new)
    return PictureEvidence(
      old: try copyOld(name), new: try copyNew(name),
      difference: try write(EncodedPicture(picture).file(), name, "difference"), details: details)
  }

  /// A golden without a use may as well be damaged.
  private func evidenceOfStale(_ name: String) throws(CaptureError) -> CheckFinding.Evidence? {
    guard (try? Picture(contentsOf: comparison.goldens.path(of: name))) != nil else { return nil }
    return .pictures(PictureEvidence(old: try copyOld(name)))
  }

  private func copyOld(_ name: String) throws(CaptureError) -> String {
    try write(asCaptureError(FileInput.read(comparison.goldens.path(of: name))), name, "old")
  }

  private func copyNew(_ name: String) throws(CaptureError) -> String {
    try write(asCaptureError(FileInput.read(comparison.results.path(of: name))), name, "new")
  }

  /// Returns the path from the report's folder on.
  private func write(
    _ bytes: [UInt8], _ name: String, _ role: String
  ) throws(CaptureError) -> String {
    let end = GoldenKind.picture.rawValue
    let path = "\(folder)/\((name as NSString).deletingPathExtension).\(role)\(end)"
    try asCaptureError(FileOutput.makeFolder(at: "\(report)/\(folder)"))
    try asCaptureError(FileOutput.write(OwnPicture.marked(bytes), to: "\(report)/\(path)"))
    return path
  }
}
