import Foundation
import HostSystem

/// A program that is fed through its standard input and says on its standard error what went wrong.
///
/// It is ended and reaped when its object goes.
final class EncoderProgram {
  /// How long a program may show no sign of work, and be at work without taking or writing
  /// anything, in milliseconds.
  struct Patience: Hashable, Sendable {
    var idle: Int
    var fruitless: Int

    /// An encoder of large pictures may think for a while.
    static let usual = Patience(idle: 60_000, fruitless: 600_000)
  }

  private let process: Subprocess
  private let patience: Patience
  /// Our end of its standard input.
  ///
  /// A socket, as writing to a pipe without a reader would end this process, unless it
  /// gave up a signal that others may want.
  private var input: Int32
  /// Its standard error: a file that is read afterwards, so that it cannot block.
  private let messages: Int32
  private var exit: Subprocess.Exit?
  /// Whether it was ended because it had stopped working.
  private(set) var hasHung = false

  init(process: Subprocess, input: Int32, messages: Int32, patience: Patience = .usual) {
    self.process = process
    self.patience = patience
    self.input = input
    self.messages = messages
  }

  deinit {
    if exit == nil { end() }
    closeInput()
    waitForExit()
    close(messages)
  }

  /// Sends bytes to the program, waiting as long as it is busy; false when it takes no more.
  ///
  /// `written` says how many bytes there are of what it makes.
  func send(_ bytes: UnsafeRawBufferPointer, written: () -> Int) -> Bool {
    var bytes = bytes[...]
    var watch = ProgramWatch(process.identifier, patience)
    while !bytes.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: bytes)
      let count = Foundation.send(
        input, part.baseAddress, part.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
        var ready = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        if poll(&ready, 1, ProgramWatch.pause) == 0,
          watch.hasHung(after: ProgramWatch.pause, done: written())
        {
          return hang()
        }
        continue
      }
      if count <= 0 { return false }
      bytes = bytes.dropFirst(count)
      watch = ProgramWatch(process.identifier, patience)
    }
    return true
  }

  private func hang() -> Bool {
    hasHung = true
    end()
    return false
  }

  /// Ends it, and what it may have started, at once.
  private func end() {
    process.kill()
  }

  /// Tells the program that there is no more.
  func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// Waits for its end, and brings that about where it has stopped working.
  @discardableResult
  func waitForExit(written: () -> Int = { 0 }) -> Subprocess.Exit {
    if let exit { return exit }
    var watch = ProgramWatch(process.identifier, patience)
    var pause: Int32 = 1
    while !hasHung {
      if let exit = process.reapIfEnded() {
        self.exit = exit
        return exit
      }
      poll(nil, 0, pause)
      if watch.hasHung(after: pause, done: written()) { _ = hang() }
      pause = min(2 * pause, ProgramWatch.pause)
    }
    let exit = process.reap()
    self.exit = exit
    return exit
  }

  /// The last thing the program complained about, nil when it did not.
  var lastErrorLine: String? {
    let longestMessage = 64 * 1024
    let end = lseek(messages, 0, SEEK_END)
    let start = max(0, end - off_t(longestMessage))
    let bytes = [UInt8](unsafeUninitializedCapacity: longestMessage) { buffer, count in
      count = max(0, pread(messages, buffer.baseAddress, buffer.count, start))
    }
    return String(decoding: bytes, as: UTF8.self)
      .split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .last { !$0.isEmpty }
  }
}
