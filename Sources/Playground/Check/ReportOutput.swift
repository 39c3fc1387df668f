import Captures
import HostSystem

/// Where the reports of a check go.
struct ReportOutput {
  /// The folder of the page.
  var folder: String

  /// Whether there is a page even if all is well.
  var isPageWanted: Bool
  var json: String?
  var junit: String?
  var annotates: Bool

  /// Checks that all of it can be written.
  func check() throws {
    for file in [json, junit].compactMap(\.self) { try FileOutput.checkFile(at: file) }
    try FileOutput.checkFolder(at: folder)
  }

  /// Prints and writes the reports that are wanted.
  func write(_ report: JSONReport, saying output: (String) throws -> Void) throws {
    let check = report.report
    try output(check.text)
    let bytes = try report.bytes
    if let json { try FileOutput.write(bytes, to: json) }
    if let junit { try FileOutput.write(Array(JUnitReport.text(of: check).utf8), to: junit) }
    if annotates { try output(GitHubAnnotations.text(of: check)) }
    guard check.failureCount > 0 || isPageWanted else { return }
    try HTMLReport.write(check, to: folder)
    try FileOutput.write(bytes, to: "\(folder)/\(JSONReport.fileName)")
    try output("The report is \(folder)/\(HTMLReport.fileName)\n")
  }
}
