import Foundation
import HostSystem

/// A command whose phone is in a process of its own, so that what the app does there happens to that
/// process alone.
@MainActor
struct PhoneProcess {
  private let program: String
  private let locate: @MainActor (_ library: String, _ places: [UInt64]) -> String?

  /// - Parameters:
  ///   - program: The path of the program.
  ///   - locate: Says where one of some places in a library is in its source.
  init(
    _ program: String,
    locate: @escaping @MainActor (_ library: String, _ places: [UInt64]) -> String?
  ) {
    (self.program, self.locate) = (program, locate)
  }

  /// Runs the program to its end and returns its exit status; throws how the app has ended it.
  func run(_ arguments: [String]) throws -> ExitCode {
    let witness: EndWitness
    let process: Subprocess
    do throws(SystemFailure) {
      witness = try EndWitness(errors: .open(STDERR_FILENO), locate: locate)
      defer { witness.closeInputs() }
      let places = fcntl(witness.placesInput, F_DUPFD_CLOEXEC, 16)
      defer { close(places) }
      process = try Subprocess(
        program, arguments,
        environment: ProcessInfo.processInfo.environment.merging(
          [CodeTrace.variable: "1"]
        ) { $1 },
        files: [
          (STDIN_FILENO, .nothing), (STDOUT_FILENO, .open(STDOUT_FILENO)),
          (STDERR_FILENO, .open(witness.errorsInput ?? STDERR_FILENO)),
          (CodeTrace.descriptor, .open(places)),
        ], hasOwnGroup: false)
    } catch {
      throw SessionError.cannotStart(program: program, reason: error.reason)
    }
    let exit = process.reap()
    let reason: SessionError =
      switch exit {
      case .exited(let status): .exited(status: status)
      case .killed(let signal): .killed(signal: signal)
      }
    let ended = witness.complete(reason)
    // One that ends by itself leaves no place of the app's code.
    guard case .exited(let status) = exit, let code = ExitCode(rawValue: status), ended == reason
    else { throw ended }
    return code
  }
}
