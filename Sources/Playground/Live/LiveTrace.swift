import Captures
import Foundation
import PhoneSimulator
import Scenarios

/// The trace of a live run, written as it happens, line by line.
///
/// Rows equal to the one before but for time are left out, as in a golden. Standard
/// output gets further rows for programs that wait: they say that nothing moves and
/// all input is handled.
@MainActor
final class LiveTrace {
  private let path: String
  private let file: FileHandle
  private var last: TraceSample?

  /// Whether rows say that nothing moves.
  let reportsRest: Bool

  /// Creates the file, or empties it, and writes the header; `-` is standard
  /// output.
  init(writingTo path: String) throws(PlaygroundError) {
    let descriptor =
      path == "-" ? fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 0) : Self.open(path)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, code: errno) }
    // A reader that goes away is an error of writing, not the program's end.
    signal(SIGPIPE, SIG_IGN)
    self.path = path
    reportsRest = path == "-"
    file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try write(TraceFormat.header)
  }

  /// Opens a file, or a pipe that is read as it goes.
  ///
  /// A pipe without a reader would be waited for without end. One that is started at the same time
  /// has a second to come.
  private static func open(_ path: String) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let (attempts, milliseconds) = (100, Int32(10))
    var file = Foundation.open(path, flags, 0o644)
    for _ in 0..<attempts where file < 0 && errno == ENXIO {
      poll(nil, 0, milliseconds)
      file = Foundation.open(path, flags, 0o644)
    }
    if file >= 0 { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
    return file
  }

  /// Writes the row of a frame.
  func write(_ sample: TraceSample) throws(PlaygroundError) {
    if let last, sample.events.isEmpty, sample.looksLike(last) { return }
    last = sample
    try write(TraceFormat.row(sample))
  }

  /// Writes the row that says that nothing moves and all input is handled.
  func writeSettled(_ sample: TraceSample) throws(PlaygroundError) {
    try write(TraceFormat.row(sample, settled: true))
  }

  private func write(_ text: String) throws(PlaygroundError) {
    // A full disk leaves whole rows.
    let code = DescriptorOutput.writeWhole(Array(text.utf8), to: file.fileDescriptor)
    if code == EPIPE, path == "-" { throw .cannotSpeak(code: code) }
    if code != 0 { throw .cannotWrite(path: path, code: code) }
  }
}
