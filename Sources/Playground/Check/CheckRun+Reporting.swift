import Captures
import HostSystem

extension CheckRun {
  /// What the check was told, for its report.
  var settings: [CheckReport.Setting] {
    [
      CheckReport.Setting("Goldens", options.goldens),
      CheckReport.Setting("Tolerance", "\(PlainNumber.write(options.tolerance)) %"),
      CheckReport.Setting("Update", options.update.rawValue),
      CheckReport.Setting("Version", ProgramVersion.number),
    ]
  }

  /// Prints and writes the reports that are wanted.
  func write(_ report: CheckReport, hadPage: Bool) throws {
    try output(report.text)
    if let junit = options.junit {
      try FileOutput.write(Array(JUnitReport.text(of: report).utf8), to: junit)
    }
    if options.annotates { try output(GitHubAnnotations.text(of: report)) }
    // A page of an earlier run would speak of what has been mended.
    let page = "\(options.report)/\(HTMLReport.fileName)"
    if report.failureCount > 0 || options.isReportWanted || hadPage {
      try HTMLReport.write(report, to: options.report)
      try output("The report is \(page)\n")
    }
  }
}
