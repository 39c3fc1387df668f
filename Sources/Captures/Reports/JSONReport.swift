import Foundation

/// A check as data: all that its page shows, and which part of the work it was.
package struct JSONReport: Hashable, Codable, Sendable {
  package static let fileName = "check.json"

  /// The version of the form; others are not read.
  private static let format = 1

  private let format: Int

  /// Which part of the check it is, from 1, and of how many.
  package let part: Int
  package let parts: Int

  /// The exit status of the program.
  package let status: Int32

  /// How long it took, in seconds.
  private let seconds: Double
  private let settings: [CheckReport.Setting]
  private let notes: [String]
  private let results: [CheckResult]

  package init(_ report: CheckReport, part: Int, of parts: Int, status: Int32) {
    format = Self.format
    (self.part, self.parts, self.status) = (part, parts, status)
    (seconds, settings, notes, results) = (
      report.seconds, report.settings, report.notes, report.results
    )
  }

  /// Reads what `bytes` writes; `path` is for the error alone.
  package init(reading bytes: [UInt8], path: String) throws(CaptureError) {
    do { self = try JSONDecoder().decode(Self.self, from: Data(bytes)) } catch {
      throw .malformed(path: path, line: 1, reason: "it is no report of a check")
    }
    guard format == Self.format, part >= 1, part <= parts, files.allSatisfy(Self.isInside) else {
      throw .malformed(path: path, line: 1, reason: "it is a report of another version")
    }
  }

  package var report: CheckReport {
    CheckReport(results: results, settings: settings, notes: notes, seconds: seconds)
  }

  /// The report in UTF-8, its keys in the order of the alphabet.
  package var bytes: [UInt8] {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return Array(try encoder.encode(self)) + Array("\n".utf8)
    }
  }

  /// The paths of all pictures, from the report's folder on.
  package var files: [String] {
    results.flatMap { result in
      [result.film].compactMap(\.self)
        + result.findings.flatMap { finding -> [String] in
          guard case .pictures(let pictures) = finding.evidence else {
            return [finding.plot].compactMap(\.self)
          }
          return [pictures.old, pictures.new, pictures.difference, finding.plot].compactMap(\.self)
        }
    }
  }

  /// Whether a path cannot lead out of the report's folder.
  private static func isInside(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.isEmpty
      && !path.contains("\0")
  }
}
