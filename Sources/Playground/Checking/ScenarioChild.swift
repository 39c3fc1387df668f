import Captures
import Dispatch
import Foundation

/// A scenario played by a process of its own, so that whatever happens there
/// happens to that scenario alone.
struct ScenarioChild {
  enum End: Hashable {
    case exited(Int32)
    case crashed(signal: Int32)
    case timedOut

    /// Ended because nobody waits for it any more.
    case cancelled
  }

  let end: End

  /// What it wrote last on standard error, as much as a person can read.
  let errors: String

  /// In bytes.
  private static let longestErrors = 20_000

  /// Runs a program and waits for its end, at most so many seconds.
  ///
  /// What it writes goes into the file `log`, as a pipe could fill up and stop it. `isCancelled`
  /// is asked now and then whether nobody waits any more.
  init(
    _ executable: String, _ arguments: [String], log: String, timeout: Double,
    isCancelled: () -> Bool
  ) throws {
    let process = try Self.start(executable, arguments, log: log)
    let ended = DispatchSemaphore(value: 0)
    // A thread takes none of the file descriptors, of which there may be few. It leaves the
    // process to be asked, so that its number is not another's.
    Thread.detachNewThread {
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      ended.signal()
    }
    let end = Self.wait(for: ended, until: .now() + timeout, isCancelled: isCancelled)
    if end != nil {
      kill(process, SIGKILL)
      ended.wait()
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    errors = Self.end(of: log)
    let signal = status & 0x7f
    self.end =
      end ?? (signal == 0 ? .exited(status >> 8 & 0xff) : .crashed(signal: signal))
  }

  /// Starts the program in a group of its own, so that Ctrl-C is for this one to hear.
  private static func start(
    _ executable: String, _ arguments: [String], log: String
  ) throws(PlaygroundError) -> pid_t {
    // Ignored, as the program's own parent may have left it, how a process ended would be lost.
    signal(SIGCHLD, SIG_DFL)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDERR_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var strings = ([executable] + arguments).map { strdup($0) } + [nil]
    defer { strings.forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, executable, &actions, &attributes, &strings, environ)
    guard code == 0 else {
      throw .cannotStart(executable, reason: SystemReason.text(code))
    }
    return process
  }

  /// The last lines of a file, whatever its size.
  private static func end(of path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path), let size = try? file.seekToEnd() else {
      return ""
    }
    let start = size - min(size, UInt64(longestErrors))
    guard (try? file.seek(toOffset: start)) != nil, let data = try? file.readToEnd() else {
      return ""
    }
    let text = String(decoding: data, as: UTF8.self)
    // The first line is rarely whole.
    return start == 0 ? text : "…\n" + text.drop { $0 != "\n" }.dropFirst()
  }

  /// Returns why the end did not come; nil when it did.
  private static func wait(
    for ended: DispatchSemaphore, until deadline: DispatchTime, isCancelled: () -> Bool
  ) -> End? {
    while !isCancelled() {
      if ended.wait(timeout: min(deadline, .now() + 0.1)) == .success { return nil }
      if DispatchTime.now() >= deadline { return .timedOut }
    }
    return .cancelled
  }
}
