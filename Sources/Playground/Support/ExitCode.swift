/// The program's exit status.
package enum ExitCode: Int32, Sendable {
  case success = 0

  /// A step of a scenario, or a check, failed.
  case failure = 1

  /// The arguments or the scenario say something they cannot mean; nothing was done.
  case usage = 2

  /// Something around the program is not as it has to be: display, fonts, disk.
  case environment = 3
}
