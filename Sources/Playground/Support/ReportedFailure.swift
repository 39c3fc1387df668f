/// A failure about which everything has been said.
struct ReportedFailure: Error {
  var exitCode: ExitCode
}
