import Foundation
import HostSystem

/// A program that has run to its end.
struct ToolRun {
  let output: [UInt8]
  let errors: [UInt8]
  let exit: Subprocess.Exit

  var isSuccess: Bool { exit == .exited(0) }

  /// Both what it said and what went wrong.
  var words: String { String(decoding: errors + output, as: UTF8.self) }

  /// Runs a program by its path.
  ///
  /// - Throws: `LoaderError.failed` where it cannot be started, or a signal ends it.
  init(_ program: String, _ arguments: [String], input: [UInt8] = []) throws {
    let folder = try WorkFolder(prefix: "keyboard-playground-run")
    let (inputPath, outputPath) = ("\(folder.path)/input", "\(folder.path)/output")
    let errorsPath = "\(folder.path)/errors"
    try FileOutput.write(input, to: inputPath)
    let file = open(inputPath, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw FileError.cannotRead(path: inputPath, code: errno) }
    defer { close(file) }
    let process: Subprocess
    do {
      process = try Subprocess(
        program, arguments,
        files: [
          (STDIN_FILENO, .open(file)), (STDOUT_FILENO, .written(path: outputPath)),
          (STDERR_FILENO, .written(path: errorsPath)),
        ], hasOwnGroup: false)
    } catch {
      throw LoaderError.failed(program: program, reason: "cannot be started: \(error.reason)")
    }
    exit = process.reap()
    if case .killed(let signal) = exit {
      throw LoaderError.failed(program: program, reason: "was ended by signal \(signal)")
    }
    output = try FileInput.read(outputPath)
    errors = try FileInput.read(errorsPath)
  }
}
