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

  /// Where the reports go; a page of an earlier run would speak of what has been mended.
  func reportOutput(hadPage: Bool) -> ReportOutput {
    ReportOutput(
      folder: options.report, isPageWanted: options.isReportWanted || hadPage, json: options.json,
      junit: options.junit, annotates: options.annotates)
  }
}
