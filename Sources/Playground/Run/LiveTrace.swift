import Captures
import Foundation
import HostSystem
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

  /// Whether a reader takes the rows, at its own pace.
  private let isRead: Bool

  /// What the reader has not taken yet.
  private var pending: ArraySlice<UInt8> = []

  /// Whether rows say that nothing moves.
  let reportsRest: Bool

  /// Whether there are rows to be handed on.
  var isBehind: Bool { !pending.isEmpty }

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
    var status = stat()
    isRead = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    try write(TraceFormat.header)
  }

  /// Opens a file, or a pipe that is read as it goes.
  ///
  /// A pipe without a reader would be waited for without end. One that is started at the same time
  /// has a second to come.
  private static func open(_ path: String) -> Int32 {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOCTTY | O_NONBLOCK
    let (failures, milliseconds) = (100, Int32(10))
    var file = Foundation.open(path, flags, 0o644)
    for _ in 0..<failures where file < 0 && errno == ENXIO {
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
    if isRead {
      pending += Array(text.utf8)
      try handOn()
    } else {
      // A full disk leaves whole rows.
      try check(DescriptorOutput.writeWhole(Array(text.utf8), to: file.fileDescriptor))
    }
  }

  /// Hands on what the reader takes, and leaves the rest for later: the window does not wait for it.
  func handOn() throws(PlaygroundError) {
    try handOn(patience: 0)
  }

  /// Hands on the rest, or throws where the reader takes nothing for a second.
  func finish() throws(PlaygroundError) {
    try handOn(patience: 1000)
    if isBehind { try check(EAGAIN) }
  }

  /// In milliseconds without anything being taken.
  private func handOn(patience: Int32) throws(PlaygroundError) {
    while isBehind {
      var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLOUT), revents: 0)
      let count = poll(&descriptor, 1, patience)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      // A pipe that takes anything takes so much without a wait.
      let part = Array(pending.prefix(Int(PIPE_BUF)))
      let written = Foundation.write(file.fileDescriptor, part, part.count)
      if written < 0, errno == EINTR { continue }
      if written < 0 {
        let code = errno
        // What cannot be written now never will be.
        pending = []
        try check(code)
      }
      pending = pending.dropFirst(written)
    }
  }

  private func check(_ code: Int32) throws(PlaygroundError) {
    if code == 0 { return }
    if path == "-" { throw .cannotSpeak(code: code) }
    throw .cannotWrite(path: path, code: code)
  }
}
