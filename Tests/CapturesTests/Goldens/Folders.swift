import Captures
import Drawing
import Foundation
import HostSystem
import TestSupport
import Testing

/// A folder of results and one of goldens, filled by a test.
struct Folders {
  let parent: TemporaryFolder
  let results: String
  let goldens: String

  init() throws {
    parent = try TemporaryFolder()
    (results, goldens) = ("\(parent.path)/results", "\(parent.path)/goldens")
    for path in [results, goldens] { try FileOutput.makeFolder(at: path) }
  }

  func write(_ text: String, to folder: String, _ name: String) throws {
    try FileOutput.write(Array(text.utf8), to: "\(folder)/\(name)")
  }

  func write(
    _ bitmap: Bitmap, to folder: String, _ name: String, version: String = "1"
  ) throws {
    let file = try EncodedPicture(bitmap).file(with: [PNGText("Version", version)])
    try FileOutput.write(file, to: "\(folder)/\(name)")
  }

  /// Writes the same text as result and golden.
  func writeBoth(_ text: String, _ name: String) throws {
    for folder in [results, goldens] { try write(text, to: folder, name) }
  }

  func comparison(
    _ settings: GoldenComparison.Settings = .init()
  ) throws -> GoldenComparison {
    try GoldenComparison(results: results, goldens: goldens, settings: settings)
  }

  /// The only outcome.
  func outcome(_ settings: GoldenComparison.Settings = .init()) throws -> GoldenOutcome {
    let files = try comparison(settings).files
    try #require(files.count == 1)
    return files[0].outcome
  }
}
